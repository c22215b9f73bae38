import type { Logger } from 'pino'
import { findArticles } from '#app/domain/blog/queries/find-articles.server.ts'
import { consumption } from '#app/domain/catalogue/energy/consumption.ts'
import { DEFAULT_BASE_KWH, monthlyCost } from '#app/domain/catalogue/energy/running-cost.ts'
import { kwhOfBill } from '#app/domain/catalogue/energy/tariff.ts'
import { productPicture } from '#app/domain/catalogue/picture.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { brandNames } from '#app/domain/catalogue/queries/brand-names.server.ts'
import { findCandidates } from '#app/domain/catalogue/queries/find-candidates.server.ts'
import { priceLevels } from '#app/domain/catalogue/queries/price-levels.server.ts'
import { priceSources } from '#app/domain/catalogue/queries/price-sources.server.ts'
import { tariffOn } from '#app/domain/catalogue/queries/tariff.server.ts'
import { catalogueVersion } from '#app/domain/catalogue/version/catalogue-version.server.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import { DEFAULT_SETTINGS } from '#app/platform/site/site-settings.ts'
import type { SiteSettings } from '#app/platform/site/site-settings.ts'
import type { Db } from '#db/client.ts'
import { answerEvents } from './answer-events.ts'
import type { AnswerEvent } from './answer-events.ts'
import type { AdvisorParts } from './answer-question.ts'
import type { Answer } from './answer.ts'
import type { Catalogue } from './catalogue.ts'
import type { Endpoint } from './models/language-model.server.ts'
import type { Clock, Spoken, Voice } from './models/voice.ts'
import { mayAskModel, noteModelFailure, noteModelSuccess } from './queries/model-health.server.ts'
import { countFallback, reserveTokens, settleTokens } from './queries/model-usage.server.ts'
import { productNames } from './queries/product-names.server.ts'
import { recordUnanswered, trackQuestion } from './queries/questions.server.ts'
import { sizingRules } from './queries/sizing-rules.server.ts'
import { specificationsOf } from './queries/specifications.server.ts'
import type { RunningCost, RunningCostsOf } from './running-cost.ts'
import type { ChatRequest } from './schema.ts'
import { sharedAnswers } from './shared-answers.ts'
import { taughtWords } from './taught-words.server.ts'
import { pinnedInForce } from './teaching/pinned-answers.server.ts'
import { factsInForce } from './teaching/taught-facts.server.ts'
import { UNWATCHED } from './telemetry.ts'
import type { AdvisorWatch } from './telemetry.ts'

/** A language model that words answers, and how many tokens a day it may use over all servers. */
export type LanguageModelConfig = Endpoint & { dailyTokens: number; clock?: Clock }

/**
 * Who asks. A robot gets the built-in voice, and what it asks is not counted; `isCounted` false leaves only the counting out.
 * `signal` is aborted when the visitor leaves.
 */
type Asked = { visitor: string; isRobot: boolean; isCounted?: boolean; signal?: AbortSignal }

/** The advisor of a server: where its feature and the catalogue's meet. */
export type Advisor = {
  /** @throws AppError 'too_many' when the visitor asked too often */
  answer(request: ChatRequest, asked: Asked): Promise<Answer>
  /** The same as it comes. @throws AppError 'too_many' before anything came */
  stream(request: ChatRequest, asked: Asked): Promise<AsyncGenerator<AnswerEvent, void>>
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
      specifications: (ids) => specificationsOf(db, ids),
      priceLevels: (kind) => priceLevels(db, kind),
      brandNames: () => brandNames(db),
      names: () => productNames(db),
      sizingRules: () => sizingRules(db),
    },
    rephrase: () => taughtWords(db),
    facts: () => factsInForce(db),
    pinned: () => pinnedInForce(db),
    runningCosts: runningCostsOver(db),
    articles: (question) => findArticles(db, question),
    pictureOf: (candidate) => productPicture(candidate).src,
    onDropped,
  }
}

/** The voice of a language model over a database; loaded only where there is one. */
export async function voiceOver(
  db: Db,
  config: LanguageModelConfig,
  catalogue: Catalogue,
  capOf: () => Promise<number> = () => Promise.resolve(config.dailyTokens),
  watch: AdvisorWatch = UNWATCHED,
): Promise<Voice> {
  const { modelVoice } = await import('./models/model-voice.server.ts')
  const { model, clock } = config
  const voice = modelVoice({
    ...(clock ? { clock } : {}),
    endpoint: config,
    catalogue,
    findArticles: (words) => findArticles(db, words),
    ledger: {
      mayAsk: () => mayAskModel(db, model),
      reserve: async (tokens) => reserveTokens(db, { model, tokens, dailyTokens: await capOf() }),
      settle: (reservation, used) => {
        watch.used(used)
        return settleTokens(db, { model, reservation, used })
      },
      worked: () => noteModelSuccess(db, model),
      failed: () => noteModelFailure(db, model),
      fellBack: () => countFallback(db, model),
    },
  })
  return {
    model,
    async *speak(...asked) {
      const done = watch.asking(model)
      let spoken: Spoken | null = null
      try {
        spoken = yield* voice.speak(...asked)
        return spoken
      } finally {
        done(spoken ? spoken.failure : 'left')
      }
    },
  }
}

/** How many questions may be asked, and the model's cap where it is set there. */
type AskSettings = Pick<SiteSettings, 'asksInFiveMinutes' | 'asksADay' | 'dailyTokens'>

/**
 * The advisor over a database. Robots are answered by the built-in voice and not counted among the questions people ask.
 * @param config null where there is no language model @param settings read for every question
 */
export function createAdvisor(
  db: Db,
  log: Logger,
  config: LanguageModelConfig | null = null,
  settings: () => Promise<AskSettings> = () => Promise.resolve(DEFAULT_SETTINGS),
  watch: AdvisorWatch = UNWATCHED,
): Advisor {
  const parts = advisorParts(db, ({ length }) =>
    log.warn({ sentences: length }, 'advisor dropped ungrounded sentences'),
  )
  const capOf = async (own: number) => (await settings()).dailyTokens ?? own
  const voice = config && voiceOver(db, config, parts.catalogue, () => capOf(config.dailyTokens), watch)
  voice?.catch((error: unknown) => log.error({ err: error }, 'language model could not be loaded'))
  const shared = sharedAnswers()
  const onSpoken = ({ failure, refused: sentences, cause }: Spoken) => {
    // The reasons alone: a sentence may repeat what was asked, which no log holds.
    const refused = sentences.map((sentence) => sentence.split(':', 1)[0])
    if (failure) log.warn({ failure, err: cause, refused }, 'built-in voice took over from the model')
    else if (refused.length > 0) log.info({ refused }, 'sentences of the model were not shown')
  }
  async function* work(request: ChatRequest, voice: Voice | null, signal: AbortSignal) {
    let heard: 'built-in' | 'model' = 'built-in'
    const noted = (spoken: Spoken) => {
      if (!spoken.failure) heard = 'model'
      onSpoken(spoken)
    }
    for await (const event of answerEvents(request, parts, { voice, onSpoken: noted, signal })) {
      if (event.type === 'answer') watch.answered(heard)
      yield event
    }
  }
  const stream: Advisor['stream'] = async (
    request,
    { visitor, isRobot, isCounted = !isRobot, signal = NEVER },
  ) => {
    for (const limit of askLimits(await settings())) await countHit(db, `ask:${limit.name}:${visitor}`, limit)
    if (isCounted) {
      await trackQuestion(db, request.message).catch((error: unknown) =>
        log.warn({ err: error }, 'question not counted'),
      )
    }
    const speaker = isRobot ? null : await voice
    const asking = {
      request,
      catalogue: await catalogueVersion(db),
      voice: speaker?.model ?? 'built-in',
      signal,
    }
    const events = shared.ask(asking, (abandoned) => work(request, speaker, abandoned))
    return isCounted ? noted(request.message, events) : events
  }
  /** Keeps what had no good answer for the editors, once for everybody who asks it. */
  async function* noted(question: string, events: AsyncGenerator<AnswerEvent, void>) {
    for await (const event of events) {
      if (event.type === 'answer' && event.toTeach) {
        const kept = { question, reason: event.toTeach, answer: event.answer.content }
        recordUnanswered(db, kept).catch((error: unknown) =>
          log.warn({ err: error }, 'unanswered question not kept'),
        )
      }
      yield event
    }
  }
  return {
    stream,
    async answer(request, asked) {
      for await (const event of await stream(request, asked)) {
        if (event.type === 'answer') return event.answer
      }
      throw new Error('an answer ended without itself')
    },
  }
}

/** The signal of a visitor nobody watches. */
const NEVER = new AbortController().signal

function askLimits({ asksInFiveMinutes, asksADay }: AskSettings) {
  return [
    { name: '5m', hits: asksInFiveMinutes, seconds: 5 * 60 },
    { name: 'day', hits: asksADay, seconds: 24 * 60 * 60 },
  ]
}

/** Running costs on the tariff in force today: a machine is priced at the steps it reaches above the household's own use. */
function runningCostsOver(db: Db): RunningCostsOf {
  return async (products, { hoursPerDay, baseKwh, billVnd, kwhVnd }) => {
    const tariff = await tariffOn(db, vietnamDay(Date.now()))
    if (!tariff) return null
    const base = baseKwh ?? (billVnd === undefined ? DEFAULT_BASE_KWH : kwhOfBill(tariff, billVnd))
    const of = new Map<number, RunningCost>()
    for (const { id, kind, attributes } of products) {
      const used = consumption(kind, attributes, hoursPerDay)
      if (!used) continue
      of.set(id, {
        monthlyVnd:
          Math.round(
            (kwhVnd ? (used.kwhYear / 12) * kwhVnd : monthlyCost(tariff, used.kwhYear, base)) / 1000,
          ) * 1000,
        monthlyKwh: used.kwhYear / 12,
        hoursPerDay: used.hoursPerDay,
        basis: used.basis,
        ...(used.caution ? { caution: used.caution } : {}),
      })
    }
    const { effectiveFrom, source } = tariff
    return { of, baseKwh: base, kwhVnd: kwhVnd ?? null, tariff: { effectiveFrom, source } }
  }
}
