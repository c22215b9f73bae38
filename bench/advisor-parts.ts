import type { AdvisorParts } from '#app/features/advisor/answer-question.ts'
import { productPicture } from '#app/features/catalogue/picture.ts'
import { brandNames } from '#app/features/catalogue/queries/brand-names.server.ts'
import { findCandidates } from '#app/features/catalogue/queries/find-candidates.server.ts'
import { priceLevels } from '#app/features/catalogue/queries/price-levels.server.ts'
import { priceSources } from '#app/features/catalogue/queries/price-sources.server.ts'
import type { Db } from '#db/client.ts'

/** What the advisor works with on a server, without the limits on visitors and the log. */
export function advisorParts(db: Db): AdvisorParts {
  return {
    catalogue: {
      find: (query) => findCandidates(db, query),
      priceSources: (ids) => priceSources(db, ids),
      priceLevels: (kind) => priceLevels(db, kind),
      brandNames: () => brandNames(db),
    },
    pictureOf: (candidate) => productPicture(candidate).src,
    onDropped: () => {},
  }
}
