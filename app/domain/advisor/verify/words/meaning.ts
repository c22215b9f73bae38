import type { Trait } from './traits.ts'

/** What a word or phrase of a sentence does there. */
export type Meaning =
  /** Claims nothing: a connective, a pronoun, a courtesy, a hedge. */
  | { is: 'plain' }
  /** A noun for machines, which may be counted and pointed at. */
  | { is: 'noun' }
  /** A small number in words. */
  | { is: 'count'; value: number }
  /** What a figure is of. */
  | { is: 'attribute'; of: readonly string[] }
  | { is: 'trait'; trait: Trait }
  /** A word of degree; without attributes of its own it takes those of the figure or the attribute beside it. */
  | { is: 'scale'; of: readonly string[]; more: boolean }
  /** 'hơn' */
  | { is: 'than'; more: boolean }
  /** 'nhất' */
  | { is: 'most' }
  /** A difference is said: 'đỡ', 'bù thêm'; null where no side is taken. */
  | { is: 'gap'; of: readonly string[]; more: boolean | null }
  /** 'bằng', 'cùng' */
  | { is: 'same' }
  /** 'như' */
  | { is: 'like' }
  /** 'gấp đôi' */
  | { is: 'times'; by: number }
  /** What a product is compared with follows. */
  | { is: 'versus' }
  | { is: 'of' }
  | { is: 'join' }
  | { is: 'not' }
  | { is: 'only' }
  | { is: 'all' }
  /** 'kia': those that were not named. */
  | { is: 'rest' }
  | { is: 'has' }
  /** A part of a sentence begins. */
  | { is: 'break' }
  /** An upper or lower bound follows. */
  | { is: 'bound'; most: boolean }
  /** The figure after it is what the visitor said, or near it. */
  | { is: 'wish' }
  /** The figure after it is rounded. */
  | { is: 'about'; side: 'any' | 'under' | 'exact' }
  /** Says what the data do not. */
  | { is: 'unknown' }
  /** Where what follows or stands before is only named, not said to be so. */
  | { is: 'topic' }
  /** Who or where a machine may be said to be for. */
  | { is: 'home' }
  /** Makers and shops in general. */
  | { is: 'elsewhere' }
  /** A size that suits a home. */
  | { is: 'fit' }
  /** A price that suits a budget. */
  | { is: 'affordable' }
  /** One of the products the draft recommends. */
  | { is: 'recommended' }
  /** What follows is wished for, not said of a machine. */
  | { is: 'condition' }
  /** What is left of a budget. */
  | { is: 'left' }
  /** A sum of every month. */
  | { is: 'monthly' }

export type Phrase = readonly [words: string, meaning: Meaning]

/** Phrases of one meaning, separated by commas or line ends. */
export const phrases = (words: string, meaning: Meaning): Phrase[] =>
  words
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => [phrase, meaning] as const)
