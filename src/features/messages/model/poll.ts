/** Polls and sign-up lists: what a form about one takes, what one says, and what a tap changes before the answer is back. */
import { z } from 'zod'

/** The limits of `create_poll`. */
export const pollLimits = { question: 300, label: 100, options: 12, people: 999, days: 89 } as const

const optionSchema = z.object({
  label: z.string().trim().max(pollLimits.label),
  max_people: z.int().min(1).max(pollLimits.people).nullable(),
})

export const pollSchema = z
  .object({
    question: z.string().trim().min(1).max(pollLimits.question),
    options: z.array(optionSchema).max(pollLimits.options),
    has_limits: z.boolean(),
    is_multiple: z.boolean(),
    closes_on: z.iso.date(),
  })
  .superRefine(({ options }, context) => {
    const known = new Set<string>()
    for (const [index, { label }] of options.entries()) {
      const name = label.toLowerCase()
      if (name !== '' && known.has(name)) addIssue(context, index, 'messages:poll.errors.twice')
      known.add(name)
    }
    const written = options.filter(({ label }) => label !== '')
    const empty = options.findIndex(({ label }) => label === '')
    if (written.length < 2) addIssue(context, Math.max(empty, 0), 'messages:poll.errors.two')
  })

function addIssue(context: z.RefinementCtx, index: number, message: string) {
  context.addIssue({ code: 'custom', path: ['options', index, 'label'], message })
}

export type PollValues = z.infer<typeof pollSchema>

/** Options as the database takes them: those that were written, with limits where there are any. */
export function toPollOptions({ options, has_limits }: Pick<PollValues, 'options' | 'has_limits'>) {
  return options
    .filter(({ label }) => label !== '')
    .map(({ label, max_people }) => ({ label, max_people: has_limits ? max_people : null }))
}

export const pollOptionsSchema = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    max_people: z.number().nullable(),
    user_ids: z.array(z.string()),
  }),
)

export type PollOption = z.infer<typeof pollOptionsSchema>[number]

export interface Poll {
  message_id: number
  is_multiple: boolean
  closes_at: string
  /** When it was read; the clock here says the rest. */
  is_open: boolean
  can_close: boolean
  options: readonly PollOption[]
}

export interface PollAnswer {
  optionId: string
  isOn: boolean
}

/** A poll after a tap of this person: where one may choose only one, another choice gives way. */
export function applyAnswer(poll: Poll, { optionId, isOn }: PollAnswer, userId: string): Poll {
  const options = poll.options.map((option) => {
    const others = option.user_ids.filter((id) => id !== userId)
    if (option.id === optionId) return { ...option, user_ids: isOn ? [...others, userId] : others }
    return isOn && !poll.is_multiple ? { ...option, user_ids: others } : option
  })
  return { ...poll, options }
}

/** No place is left. */
export function isFull({ max_people, user_ids }: PollOption): boolean {
  return max_people !== null && user_ids.length >= max_people
}

/** How many people have answered at all. */
export function countVoters({ options }: Poll): number {
  return new Set(options.flatMap(({ user_ids }) => user_ids)).size
}

/** Length of an option's bar in percent: of its places, or of everybody who has answered. */
export function computeShare(option: PollOption, voters: number): number {
  const whole = option.max_people ?? voters
  return whole === 0 ? 0 : Math.min(100, Math.round((option.user_ids.length / whole) * 100))
}
