/** A badge of the catalogue as administrators make and change it; limits of `public.achievements`. */
import { z } from 'zod'
import { foldText } from '@/lib/fold-text'
import { createListSchema, listPageSize } from '@/lib/list-schema'

/** What can be counted, in the order of the form; by hand: nothing, a coach decides. */
export const achievementRules = [
  'attendance_streak',
  'trainings_attended',
  'matches_in_squad',
  'fair_play_streak',
  'tasks_done',
  'individual_tasks_done',
  'mental_tasks_done',
  'practice_days',
  'practice_minutes',
  'self_ratings',
  'stat_improved',
  'by_hand',
] as const
export const achievementTiers = ['bronze', 'silver', 'gold'] as const
export const badgeShapes = ['circle', 'shield', 'hexagon', 'star', 'ribbon'] as const
export const badgeIcons = [
  'award',
  'ball-football',
  'bolt',
  'brain',
  'calendar-check',
  'clock',
  'crown',
  'dumbbell',
  'eye',
  'flame',
  'handshake',
  'heart',
  'home',
  'rocket',
  'run',
  'shield',
  'star',
  'target',
  'trending-up',
  'trophy',
  'users',
] as const
/** Every title is written in these, English at least. */
export const textLocales = ['en', 'de', 'bg'] as const

export type AchievementRule = (typeof achievementRules)[number]
export type AchievementTier = (typeof achievementTiers)[number]
export type BadgeShape = (typeof badgeShapes)[number]
export type BadgeIcon = (typeof badgeIcons)[number]
type TextLocale = (typeof textLocales)[number]

export const achievementLimits = {
  threshold: 1000,
  /** Points of the overall rating, which are stored as tenths. */
  points: 10,
  title: 60,
  description: 200,
  sortOrder: 10_000,
} as const

export interface Badge {
  icon: string
  shape: BadgeShape
  tier: AchievementTier
}

export interface AchievementText {
  locale: string
  title: string
  description: string
}

export interface Achievement extends Badge {
  id: string
  rule: AchievementRule
  threshold: number | null
  sort_order: number
  archived_at: string | null
  updated_at: string
  texts: AchievementText[]
  /** Awards that were not taken back, and how many players hold them; nobody is named. */
  awards: number
  players: number
  last_awarded_at: string | null
}

/** The words in a language, English where there are none. */
export function findWords<Text extends AchievementText>(texts: readonly Text[], locale: string) {
  return texts.find((text) => text.locale === locale) ?? texts.find((text) => text.locale === 'en')
}

/** A rating grows in tenths of a point; everything else is counted in whole numbers. */
export function toCount(rule: AchievementRule, threshold: number): number {
  return rule === 'stat_improved' ? threshold / 10 : threshold
}

export function isBadgeIcon(name: string): name is BadgeIcon {
  return badgeIcons.some((icon) => icon === name)
}

const errors = 'achievements:errors'

const createText = (isRequired: boolean) => {
  const title = z.string().trim().max(achievementLimits.title, `${errors}.title_long`)
  const description = z
    .string()
    .trim()
    .max(achievementLimits.description, `${errors}.description_long`)
  return z.object({
    title: isRequired ? title.min(1, `${errors}.title`) : title,
    description: isRequired ? description.min(1, `${errors}.description`) : description,
  })
}

export const achievementSchema = z
  .object({
    rule: z.enum(achievementRules, `${errors}.rule`),
    threshold: z.number(`${errors}.threshold`).nullable(),
    tier: z.enum(achievementTiers),
    icon: z.enum(badgeIcons),
    shape: z.enum(badgeShapes),
    sort_order: z
      .number(`${errors}.sort_order`)
      .int(`${errors}.sort_order`)
      .min(0, `${errors}.sort_order`)
      .max(achievementLimits.sortOrder, `${errors}.sort_order`),
    en: createText(true),
    de: createText(false),
    bg: createText(false),
  })
  .superRefine(({ rule, threshold, de, bg }, context) => {
    if (rule !== 'by_hand' && !isCountable(rule, threshold)) {
      const message = rule === 'stat_improved' ? `${errors}.points` : `${errors}.threshold`
      context.addIssue({ code: 'custom', path: ['threshold'], message })
    }
    for (const [locale, text] of Object.entries({ de, bg })) {
      if (text.title && !text.description)
        context.addIssue({
          code: 'custom',
          path: [locale, 'description'],
          message: `${errors}.description`,
        })
      if (text.description && !text.title)
        context.addIssue({ code: 'custom', path: [locale, 'title'], message: `${errors}.title` })
    }
  })

/** As typed: points with one decimal for ratings, else a whole number. */
function isCountable(rule: AchievementRule, typed: number | null): boolean {
  if (typed === null) return false
  const threshold = rule === 'stat_improved' ? Math.round(typed * 100) / 10 : typed
  const most =
    rule === 'stat_improved' ? achievementLimits.points * 10 : achievementLimits.threshold
  return Number.isInteger(threshold) && threshold >= 1 && threshold <= most
}

export type AchievementInput = z.input<typeof achievementSchema>
export type AchievementValues = z.output<typeof achievementSchema>

const noText = { title: '', description: '' }

/** `last`: the place at the end of the list. */
export function createNewAchievement(last: number): AchievementInput {
  return {
    rule: 'attendance_streak',
    threshold: 5,
    tier: 'bronze',
    icon: 'award',
    shape: 'circle',
    sort_order: Math.min(last, achievementLimits.sortOrder),
    en: noText,
    de: noText,
    bg: noText,
  }
}

export function toAchievementInput(achievement: Achievement): AchievementInput {
  const { rule, threshold, tier, icon, shape, sort_order, texts } = achievement
  const findText = (locale: TextLocale) => {
    const text = texts.find((one) => one.locale === locale)
    return text ? { title: text.title, description: text.description } : noText
  }
  return {
    rule,
    threshold: threshold === null ? null : toCount(rule, threshold),
    tier,
    icon: isBadgeIcon(icon) ? icon : 'award',
    shape,
    sort_order,
    en: findText('en'),
    de: findText('de'),
    bg: findText('bg'),
  }
}

/** What the rule counts to, as stored; null for an award by hand or a number that is none yet. */
export function toThreshold(rule: AchievementRule, typed: number | null): number | null {
  if (rule === 'by_hand' || typed === null || !isCountable(rule, typed)) return null
  return rule === 'stat_improved' ? Math.round(typed * 10) : typed
}

/** As `save_achievement` takes it; a language without words is left out. */
export function toAchievementDocument(values: AchievementValues) {
  const { rule, threshold, tier, icon, shape, sort_order } = values
  return {
    rule,
    threshold: toThreshold(rule, threshold),
    tier,
    icon,
    shape,
    sort_order,
    texts: textLocales
      .map((locale) => ({ locale, ...values[locale] }))
      .filter(({ title }) => title !== ''),
  }
}

/** What the list can be asked for; lives in the URL. */
export const achievementFilterSchema = createListSchema({
  rule: z.enum(achievementRules).or(z.literal('')).default(''),
  tier: z.enum(achievementTiers).or(z.literal('')).default(''),
  status: z.enum(['offered', 'archived']).default('offered'),
  sort: z.enum(['place', 'title', 'awards']).default('place'),
})

export type AchievementFilter = z.output<typeof achievementFilterSchema>

/** A page of those that fit; searched in the words of every language. */
export function findAchievementPage(
  achievements: readonly Achievement[],
  filter: AchievementFilter,
  locale: string,
) {
  const words = foldText(filter.q).split(/\s+/).filter(Boolean)
  const sign = filter.dir === 'desc' ? -1 : 1
  const getTitle = ({ texts }: Achievement) => findWords(texts, locale)?.title ?? ''
  const compareBy: Record<
    AchievementFilter['sort'],
    (one: Achievement, other: Achievement) => number
  > = {
    place: (one, other) => one.sort_order - other.sort_order,
    title: (one, other) => getTitle(one).localeCompare(getTitle(other), locale),
    awards: (one, other) => one.awards - other.awards,
  }
  const found = achievements
    .filter((achievement) => {
      const text = foldText(
        achievement.texts.map(({ title, description }) => `${title} ${description}`).join(' '),
      )
      return (
        (achievement.archived_at !== null) === (filter.status === 'archived') &&
        (filter.rule === '' || achievement.rule === filter.rule) &&
        (filter.tier === '' || achievement.tier === filter.tier) &&
        words.every((word) => text.includes(word))
      )
    })
    .toSorted(
      (one, other) =>
        sign * (compareBy[filter.sort](one, other) || one.sort_order - other.sort_order) ||
        one.id.localeCompare(other.id),
    )
  const first = (filter.page - 1) * listPageSize
  return { rows: found.slice(first, first + listPageSize), total: found.length }
}
