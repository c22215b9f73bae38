import { expect, it } from 'vitest'
import { shortNames } from './short-names.ts'

const fridge = (model: string | null, title = 'Tủ lạnh Aqua Inverter 283 lít') => ({
  title,
  brand: 'Aqua',
  model,
  category: 'Tủ lạnh',
})

it.each([
  [
    'brand and model',
    [fridge('AQR-T299FA(SL)'), fridge('AQR-T150FA')],
    ['Aqua AQR-T299FA(SL)', 'Aqua AQR-T150FA'],
  ],
  ['a model that names the brand', [fridge('Aqua X1')], ['Aqua X1']],
  ['no model: the title without its category', [fridge(null)], ['Aqua Inverter 283 lít']],
  [
    'a long title: without its codes',
    [
      {
        title: 'Laptop Acer Gaming Aspire A515 58GM 53PZ - NX.KQ4SV.008 (i5 13420H/8GB/512GB)',
        brand: 'Acer',
        model: null,
        category: 'Laptop',
      },
    ],
    ['Acer Gaming Aspire A515 58GM 53PZ'],
  ],
  [
    'names that are the same: whole titles',
    [fridge('X1', 'Tủ lạnh Aqua X1 đen'), fridge('X1', 'Tủ lạnh Aqua X1 trắng')],
    ['Tủ lạnh Aqua X1 đen', 'Tủ lạnh Aqua X1 trắng'],
  ],
])('%s', (_, products, names) => {
  expect(shortNames(products)).toEqual(names)
})
