import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, updatedAt } from './columns.ts'

export const suggestionQuestions = pgTable('suggestion_questions', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  questions: text('questions').notNull().unique(),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
})

/** Questions asked, counted by their text with personal data masked. */
export const userQuestions = pgTable(
  'user_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    questionText: text('question_text').notNull().unique(),
    questionCount: integer('question_count').notNull().default(1),
    /** Whether it may be shown to others as a question that many ask; decided when it is counted. */
    isPublic: boolean('is_public').notNull().default(false),
    /** What an editor decided about showing it, which later counts never change; null: as `isPublic` says. */
    editorsChoice: boolean('editors_choice'),
    firstAskedAt: moment('first_asked_at')
      .notNull()
      .default(sql`now()`),
    lastAskedAt: moment('last_asked_at')
      .notNull()
      .default(sql`now()`),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('user_questions_popular').on(t.questionCount.desc().nullsFirst()),
    index('user_questions_public')
      .on(t.questionCount.desc().nullsFirst())
      .where(sql`coalesce(editors_choice, is_public)`),
    index('user_questions_recent').on(t.lastAskedAt.desc().nullsFirst()),
  ],
)

/** Questions the advisor had no good answer to, for editors. */
export const unansweredQuestions = pgTable(
  'unanswered_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    questionText: text('question_text').notNull().unique(),
    /** 'not_understood' or 'no_source'. */
    reason: text('reason').notNull(),
    /** What was answered last, personal data masked; null where it was asked before answers were kept. */
    answerText: text('answer_text'),
    askedCount: integer('asked_count').notNull().default(1),
    lastAskedAt: moment('last_asked_at')
      .notNull()
      .default(sql`now()`),
    resolvedAt: moment('resolved_at'),
    /** Nothing to be taught: it stays off the list however often it is asked. */
    isIgnored: boolean('is_ignored').notNull().default(false),
  },
  (t) => [index('unanswered_questions_recent').on(t.lastAskedAt.desc().nullsFirst())],
)

export const answerFeedback = pgTable(
  'answer_feedback',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    questionText: text('question_text').notNull(),
    answerText: text('answer_text').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    /** Why an answer did not help, as one of the reasons offered. */
    reason: text('reason'),
    /** The visitor's own random key of this vote: a second vote with it changes the first. */
    voteKey: text('vote_key').unique(),
    /** When an editor was done with a vote against an answer, and whether nothing was to be taught by it. */
    resolvedAt: moment('resolved_at'),
    isIgnored: boolean('is_ignored').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('answer_feedback_recent').on(t.createdAt.desc().nullsFirst())],
)

/** Searches of the catalogue that found nothing, for the synonym dictionary. */
export const zeroResultQueries = pgTable(
  'zero_result_queries',
  {
    queryFolded: text('query_folded').primaryKey(),
    queryText: text('query_text').notNull(),
    searchCount: integer('search_count').notNull().default(1),
    lastSearchedAt: moment('last_searched_at')
      .notNull()
      .default(sql`now()`),
    resolvedAt: moment('resolved_at'),
  },
  (t) => [index('zero_result_queries_recent').on(t.lastSearchedAt.desc().nullsFirst())],
)

/**
 * A group of phrases that mean the same, the catalogue's own name first. A `narrower` phrase finds the group but is not
 * found by it: 'airpods' finds 'tai nghe', not the other way round.
 */
export const synonyms = pgTable(
  'synonyms',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    forms: jsonb('forms').$type<string[]>().notNull(),
    narrower: jsonb('narrower').$type<string[]>().notNull().default([]),
    /** Longer phrases that hold one of the forms and mean something else: 'quạt điều hòa' is no 'điều hòa'. */
    except: jsonb('except').$type<string[]>().notNull().default([]),
    note: text('note'),
    updatedAt: updatedAt(),
  },
  () => [uniqueIndex('synonyms_head').on(sql`vi_fold(forms ->> 0)`)],
)

/** An answer that an editor wrote to a question, in each of its phrasings, and the products that it shows, in their order. */
export const pinnedAnswers = pgTable('pinned_answers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  questions: jsonb('questions').$type<string[]>().notNull(),
  answer: text('answer').notNull(),
  sourceTitle: text('source_title').notNull(),
  sourceUrl: text('source_url').notNull(),
  productIds: jsonb('product_ids').$type<number[]>().notNull().default([]),
  isOn: boolean('is_on').notNull().default(true),
  /** The day its answer was written or last changed. */
  answeredOn: date('answered_on').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** A fact that an editor wrote, in the shape of those that are shipped; withdrawn where it is off. */
export const taughtFacts = pgTable('taught_facts', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The subject of the page of facts that it stands under. */
  subject: text('subject').notNull(),
  definition: jsonb('definition').$type<Record<string, unknown>>().notNull(),
  /** The day that it holds for. */
  asOf: date('as_of').notNull(),
  isOn: boolean('is_on').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** An editor's version of a sizing rule; the shipped rule of the same key holds where there is no row. */
export const sizingRules = pgTable('sizing_rules', {
  ruleKey: text('rule_key').primaryKey(),
  definition: jsonb('definition').$type<Record<string, unknown>>().notNull(),
  source: text('source').notNull(),
  asOf: date('as_of').notNull(),
  updatedAt: updatedAt(),
})

/** Electricity tiers in VND per kWh before VAT, in force from a date. */
export const electricityTariffs = pgTable('electricity_tariffs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  effectiveFrom: date('effective_from').notNull().unique(),
  tiers: jsonb('tiers').$type<{ fromKwh: number; vndPerKwh: number }[]>().notNull(),
  vatRate: doublePrecision('vat_rate').notNull(),
  source: text('source').notNull(),
})

/** Language-model use a day, for the daily cap and the operator's bill. */
export const modelUsage = pgTable(
  'model_usage',
  {
    day: date('day').notNull(),
    model: text('model').notNull(),
    requests: integer('requests').notNull().default(0),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    fallbacks: integer('fallbacks').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.model] })],
)

/** A model that failed several times in a row, so that no server asks it before `retryAt`. No row: it works. */
export const modelHealth = pgTable('model_health', {
  model: text('model').primaryKey(),
  failures: integer('failures').notNull(),
  retryAt: moment('retry_at').notNull(),
})

/**
 * How often what answers rest on has changed: the sum over all slots, raised once a transaction by triggers (migration
 * 0007). A transaction takes the first slot that no other is holding, so that writers never wait for each other.
 */
export const catalogueVersion = pgTable('catalogue_version', {
  slot: integer('slot').primaryKey().generatedAlwaysAsIdentity(),
  version: bigint('version', { mode: 'number' }).notNull(),
  changedAt: moment('changed_at')
    .notNull()
    .default(sql`now()`),
})
