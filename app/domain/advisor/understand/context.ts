import { splitSentences } from '#app/vietnamese/sentences.ts'
import type { Vocabulary } from './brands.ts'
import type { Need } from './need.ts'
import { understand } from './understand.ts'

/** The longest previous context that is read. */
const LONGEST_CONTEXT = 4000

const QUESTION = /^\s*(?:câu hỏi|người dùng|khách|hỏi|bạn hỏi|question|user|q)(?: trước)?\s*:\s*/i
const ANSWER =
  /^\s*(?:được )?(?:trả lời|câu trả lời|trợ lý|tư vấn|đáp|answer|assistant|bot|ai|a)(?: trước)?\s*:\s*/i

interface Turn {
  question: string
  answer: string
}

/**
 * The need of the conversation so far, read from its text: lines such as 'Câu hỏi: ...' and 'Trả lời: ...',
 * or a plain question with its answer below. Earlier turns are followed up by later ones; a kind the questions
 * lack is taken from the start of the last answer. Null when the text is blank or about no product.
 */
export function needFromContext(previousContext: string, vocabulary: Vocabulary): Need | null {
  const text = previousContext.slice(0, LONGEST_CONTEXT)
  const turns = turnsOfMessages(text) ?? turnsOf(onLinesOfTheirOwn(text))
  let need: Need | null = null
  for (const { question } of turns) {
    const read = understand(question, vocabulary, need)
    const speaksOfProducts = !['unsafe', 'off_topic', 'small_talk'].includes(read.intent)
    if (speaksOfProducts || need === null) need = read
  }
  if (need === null) return null
  if (need.kinds.length === 0) need = withKindOfAnswer(need, turns.at(-1)?.answer ?? '', vocabulary)
  return need.kinds.length + need.brands.length + need.models.length > 0 ? need : null
}

function withKindOfAnswer(need: Need, answer: string, vocabulary: Vocabulary): Need {
  const opening = splitSentences(answer).slice(0, 3).join(' ')
  const { kinds, brands } = understand(opening, vocabulary)
  return {
    ...need,
    kinds: kinds.slice(0, 1),
    brands: need.brands.length > 0 || kinds.length > 0 ? need.brands : brands,
  }
}

/** A label in the middle of a line begins a line: 'Câu hỏi: "...". Câu trả lời: "..."'. */
const onLinesOfTheirOwn = (text: string) =>
  text.replace(
    /[\s,.]+(?:và )?(?:được )?(?=(?:câu trả lời|trả lời|đáp|assistant|answer|bot)(?: [\p{L}]{1,8}){0,2}\s*:)/giu,
    '\n',
  )

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The turns of a conversation written as JSON messages with a role, or as questions and answers; null for other text. */
function turnsOfMessages(context: string): Turn[] | null {
  if (!/^\s*[[{]/.test(context)) return null
  const turns: Turn[] = []
  for (const message of messagesIn(context)) {
    const said = text(message['content']) || text(message['text'])
    const isVisitor = message['role'] === 'user' || message['isUser'] === true
    const question = text(message['question']) || (isVisitor ? said : '')
    const answer = text(message['answer']) || (isVisitor ? '' : said)
    const last = turns.at(-1)
    if (question) turns.push({ question, answer })
    else if (answer && last) last.answer += answer
  }
  return turns.length > 0 ? turns : null
}

function messagesIn(context: string): Record<string, unknown>[] {
  try {
    const parsed: unknown = JSON.parse(context)
    const list = Array.isArray(parsed) ? parsed : [parsed]
    return list.filter((entry) => typeof entry === 'object' && entry !== null) as Record<string, unknown>[]
  } catch {
    return []
  }
}

function turnsOf(context: string): Turn[] {
  const turns: Turn[] = []
  let current: Turn | null = null
  let inAnswer = false
  for (const line of context.split('\n')) {
    if (line.trim() === '') continue
    if (QUESTION.test(line) || current === null) {
      current = { question: line.replace(QUESTION, ''), answer: '' }
      turns.push(current)
      inAnswer = false
    } else if (ANSWER.test(line)) {
      current.answer += `${line.replace(ANSWER, '')}\n`
      inAnswer = true
    } else if (inAnswer || !QUESTION.test(context)) current.answer += `${line}\n`
    else current.question += ` ${line}`
  }
  return turns
}
