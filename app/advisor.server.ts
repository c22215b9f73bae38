import type { Logger } from 'pino'
import { answerQuestion } from './features/advisor/answer-question.ts'
import type { AdvisorParts } from './features/advisor/answer-question.ts'
import type { Answer } from './features/advisor/answer.ts'
import { trackQuestion } from './features/advisor/queries/questions.server.ts'
import type { ChatRequest } from './features/advisor/schema.ts'
import { productPicture } from './features/catalogue/picture.ts'
import { brandNames } from './features/catalogue/queries/brand-names.server.ts'
import { findCandidates } from './features/catalogue/queries/find-candidates.server.ts'
import { priceLevels } from './features/catalogue/queries/price-levels.server.ts'
import { priceSources } from './features/catalogue/queries/price-sources.server.ts'
import { countHit } from './features/limits/queries/count-hit.server.ts'
import { runningCostsOver } from './running-costs.server.ts'
import type { Db } from '#db/client.ts'

/** Questions a visitor may ask. */
const LIMITS = [
  { name: '5m', hits: 20, seconds: 5 * 60 },
  { name: 'day', hits: 200, seconds: 24 * 60 * 60 },
]

type Asked = { visitor: string; isRobot: boolean }

/** The advisor of a server: where its feature and the catalogue's meet. */
export type Advisor = {
  /** @throws AppError 'too_many' when the visitor asked too often */
  answer(request: ChatRequest, asked: Asked): Promise<Answer>
}

/**
 * What the advisor works with over a database.
 * @param onDropped told of sentences that failed the check
 */
export function advisorParts(db: Db, onDropped: (sentences: string[]) => void): AdvisorParts {
  return {
    catalogue: {
      find: (query) => findCandidates(db, query),
      priceSources: (ids) => priceSources(db, ids),
      priceLevels: (kind) => priceLevels(db, kind),
      brandNames: () => brandNames(db),
    },
    runningCosts: runningCostsOver(db),
    pictureOf: (candidate) => productPicture(candidate).src,
    onDropped,
  }
}

/** The advisor over a database. Robots are answered but not counted among the questions people ask. */
export function createAdvisor(db: Db, log: Logger): Advisor {
  const parts = advisorParts(db, (sentences) =>
    log.warn({ sentences }, 'advisor dropped ungrounded sentences'),
  )
  return {
    async answer(request, { visitor, isRobot }) {
      for (const limit of LIMITS) await countHit(db, `ask:${limit.name}:${visitor}`, limit)
      const answer = await answerQuestion(request, parts)
      if (!isRobot) {
        await trackQuestion(db, request.message).catch((error: unknown) =>
          log.warn({ err: error }, 'question not counted'),
        )
      }
      return answer
    },
  }
}
