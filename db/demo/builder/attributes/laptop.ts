import { firstNumber, numberBefore } from '../figures.ts'
import type { Facts, Found } from './facts.ts'
import { valueOf } from './facts.ts'
import { gigabytes } from './mobile.ts'
import { hertzOf, inchesOf } from './screens.ts'

const SRGB = /(\d{2,3})%\s*sRGB/i

function graphics(card: string | undefined): Found {
  if (card === undefined) return {}
  const name = card.replace(/^Card (?:tích hợp|rời)\s*-\s*/i, '').replace(/\s*,\s*/g, ' ')
  const discrete = /^Card rời/i.test(card) || /geforce|rtx|gtx|radeon rx|quadro/i.test(card)
  return { gpu: name.slice(0, 60), gpu_discrete: discrete }
}

function systemOf(facts: Facts): string | undefined {
  const stated = valueOf(facts, 'Hệ điều hành') ?? facts.title
  if (/macos/i.test(stated) || /macbook/i.test(facts.title)) return 'macOS'
  if (/win(dows)?\s?11/i.test(stated)) return 'Windows 11'
  return /win(dows)?\s?10/i.test(stated) ? 'Windows 10' : undefined
}

/** Processor, memory, drive, graphics and screen of a laptop. */
export function laptopFigures(facts: Facts): Found {
  const screen = valueOf(facts, 'Kích thước màn hình', 'Kích thước màn hình (inch)')
  const colour = valueOf(facts, 'Độ phủ màu')
  const pair = facts.title.match(/(\d+)GB\/(\d+(?:\.\d+)?)(GB|TB)/i)
  return {
    cpu: valueOf(facts, 'Công nghệ CPU', 'CPU')?.slice(0, 60),
    ram_gb: firstNumber(pair?.[1]) ?? gigabytes(valueOf(facts, 'RAM')),
    storage_gb:
      gigabytes(pair ? `${pair[2]} ${pair[3]}` : undefined) ??
      gigabytes(valueOf(facts, 'Ổ cứng', 'Ổ cứng (GB)')),
    ...graphics(valueOf(facts, 'Card màn hình')),
    screen_in: inchesOf(screen) ?? firstNumber(screen) ?? inchesOf(facts.title),
    refresh_hz: hertzOf(valueOf(facts, 'Tần số quét')?.replace(/^.*?(?=\d)/, '')) ?? hertzOf(facts.title),
    srgb_percent: firstNumber(colour?.match(SRGB)?.[1]),
    battery_wh:
      numberBefore(valueOf(facts, 'Thông tin Pin'), 'Wh') ?? firstNumber(valueOf(facts, 'Pin (Wh)')),
    os: systemOf(facts),
  }
}
