import { fold } from '#app/vietnamese/fold.ts'
import { say } from '#app/vietnamese/say.ts'
import {
  attributeLabel,
  attributesOfKind,
  cardFactKeys,
  narrowingAttribute,
  namedAttributes,
} from '../attributes.ts'
import type { AttributeDefinition, Attributes, AttributeValue } from '../attributes.ts'

/** How a figure of a product is typed. */
export type AttributeField = {
  key: string
  label: string
  unit: string | null
  kind: 'number' | 'yes-no' | 'choice' | 'text'
  /** What a choice or a yes can be, and what it is called. */
  options: { value: string; label: string }[]
  /** What other products of the category say, where anything may be written. */
  others: string[]
}

/** Figures without a unit. */
const BARE_NUMBERS = new Set(['cspf'])

/** Which way an attribute is typed; one that nobody has defined goes by the value it has. */
export function attributeKind(key: string, value?: AttributeValue): AttributeField['kind'] {
  const definition = narrowingAttribute(key)
  if (!definition)
    return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'yes-no' : 'text'
  if (definition.type) return definition.type
  if (definition.yes ?? definition.no) return 'yes-no'
  if (definition.words) return 'choice'
  return definition.unit || BARE_NUMBERS.has(key) ? 'number' : 'text'
}

type Known = {
  kind: string
  attributes: Attributes
  /** What products of the category carry: the texts of each attribute that holds text, none for others. */
  used: Readonly<Record<string, readonly string[]>>
}

/**
 * The fields of a product's figures: first those that its kind is compared by, then what else its category knows or the
 * product itself carries; `rest` are all others that have a name.
 */
export function attributeFields({ kind, attributes, used }: Known): {
  main: AttributeField[]
  rest: AttributeField[]
} {
  const keys = [
    ...new Set([
      ...cardFactKeys(kind),
      ...attributesOfKind(kind),
      ...Object.keys(used),
      ...Object.keys(attributes),
    ]),
  ]
  const field = (key: string) => ({
    ...fieldOf(key, attributes[key], used[key] ?? []),
    label: attributeLabel(kind, key),
  })
  const rest = namedAttributes().filter((key) => !keys.includes(key))
  return { main: keys.map(field), rest: rest.map(field) }
}

function fieldOf(key: string, value: AttributeValue | undefined, others: readonly string[]): AttributeField {
  const definition: AttributeDefinition = narrowingAttribute(key) ?? { label: key }
  const kind = attributeKind(key, value)
  return {
    key,
    label: definition.label,
    unit: definition.unit ?? null,
    kind,
    options: optionsOf(definition, kind, value),
    others: kind === 'text' ? [...others] : [],
  }
}

function optionsOf(
  { words = {}, yes = say('Có', { en: 'Yes' }), no = say('Không', { en: 'No' }) }: AttributeDefinition,
  kind: AttributeField['kind'],
  value: AttributeValue | undefined,
): AttributeField['options'] {
  if (kind === 'yes-no')
    return [
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ]
  if (kind !== 'choice') return []
  const known = Object.entries(words).map(([key, label]) => ({ value: key, label }))
  const isOther = typeof value === 'string' && !(value in words)
  return isOther ? [...known, { value, label: value }] : known
}

/** A figure as it was typed: null for nothing, undefined for what is none of its kind. */
export function readAttribute(kind: AttributeField['kind'], text: string): AttributeValue | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  if (kind === 'yes-no') return typed === 'true' ? true : typed === 'false' ? false : undefined
  if (kind !== 'number') return typed.length <= 200 ? typed : undefined
  const value = Number(typed.replace(',', '.'))
  return Number.isFinite(value) && value >= 0 && value <= 1e9 ? value : undefined
}

/** The key of a choice, by itself or by its word, however these are written; undefined for none of them. */
export function readChoice({ words = {} }: AttributeDefinition, text: string): string | undefined {
  const typed = fold(text.trim())
  return Object.entries(words).find(([key, word]) => fold(key) === typed || fold(word) === typed)?.[0]
}

/** What a text most likely stands for, where nobody has said what kind of figure it is. */
export function likelyValue(text: string): AttributeValue {
  const typed = text.trim()
  if (typed === 'true' || typed === 'false') return typed === 'true'
  return /^\d{1,9}(?:[.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(',', '.')) : typed
}
