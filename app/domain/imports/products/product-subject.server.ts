import type { ImportSubject } from '#app/domain/imports/import-subject.ts'
import { compareProducts, productChanges } from './product-cells.ts'
import { foreignValues, isOpen, withoutMaking } from './product-choices.ts'
import { productColumnOf, productColumns } from './product-columns.ts'
import { judgeMatch, keyOfRow, namesOfProduct, namingsOfRow, productKey } from './product-names.ts'
import type { KnownProduct } from './product-names.ts'
import { readProductRow } from './product-row.ts'
import type { ProductReferences } from './product-row.ts'
import { freshProduct, isRepriced, lacksOfNew, overwrittenProduct, pricesLeftOut } from './product-state.ts'
import type { ProductState, ProductValues } from './product-state.ts'
import { decideMatch, findProducts, takenKeys } from './queries/find-products.server.ts'
import { guessChoices, makeCategories, standingChoices } from './queries/product-choices.server.ts'
import { productReferences } from './queries/references.server.ts'
import { settleIds } from './queries/settle-ids.server.ts'
import { storedProducts } from './queries/stored-products.server.ts'
import { undoBrands, undoCategories, undoMatches, undoProducts } from './queries/undo-products.server.ts'
import { writeProducts } from './queries/write-products.server.ts'

/** Products, as the import engine sees them: a row finds its product by id, source key, barcode, model or title. */
export const productSubject: ImportSubject<ProductValues, ProductState, ProductReferences, KnownProduct> = {
  name: 'products',
  get columns() {
    return productColumns()
  },
  columnOf: productColumnOf,
  tables: [
    'products',
    'product_search',
    'product_images',
    'product_specifications',
    'offers',
    'price_observations',
    'brands',
  ],
  sources: ['xlsx', 'json', 'feed'],
  foreign: {
    of: foreignValues,
    guess: guessChoices,
    standing: standingChoices,
    make: makeCategories,
    withoutMaking,
    isOpen,
  },
  settle: settleIds,
  references: productReferences,
  read: readProductRow,
  keyOf: ({ identity }) =>
    identity.id === null ? keyOfRow(identity) : productKey(identity.id, identity.sourceKey),
  titleOf: ({ title, identity: { id, sourceKey, model } }, before) =>
    title ?? before?.title ?? model ?? sourceKey ?? `ID ${id}`,
  recognition: {
    namingsOf: ({ identity }) => namingsOfRow(identity),
    hasOwnKey: ({ identity }) => identity.sourceKey !== null,
    find: findProducts,
    whoIs: knownProduct,
    namesOf: (state) => namesOfProduct(knownProduct(state)),
    judge: ({ identity, category }, who, by) =>
      // One that the start is going to make is none of ours yet.
      judgeMatch({ ...identity, categoryId: category?.id || null }, who, by),
    compare: compareProducts,
    decide: decideMatch,
  },
  taken: takenKeys,
  stored: storedProducts,
  newLacks: lacksOfNew,
  fresh: freshProduct,
  overwrite: overwrittenProduct,
  leftBy: pricesLeftOut,
  isShift: isRepriced,
  changes: productChanges,
  write: writeProducts,
  undo: undoProducts,
  async undoMade(tx, { brands = [], product_categories: categories = [], product_matches: matches = [] }) {
    if (matches.length > 0) await undoMatches(tx, matches)
    if (brands.length > 0) await undoBrands(tx, brands)
    if (categories.length > 0) await undoCategories(tx, categories)
  },
}

/** What tells a product in a state from others. */
function knownProduct({ id, gtin, brand, model, title, ...state }: ProductState): KnownProduct {
  const { source_key: sourceKey, category_id: categoryId, category, is_trashed: isTrashed } = state
  return { id, sourceKey, gtin, brand, model, title, categoryId, category, isTrashed }
}
