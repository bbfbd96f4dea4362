/** Lifts to a match: what a family may offer (limits of chapter 0718), and who sits in which car. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'

export const liftDirections = ['both', 'there', 'back'] as const
export type LiftDirection = (typeof liftDirections)[number]

export const liftLimits = { seats: { min: 1, max: 8 }, note: 200 } as const

const seatsError = 'matches/lifts:errors.seats'

export const liftSchema = z.object({
  seats: z
    .number(seatsError)
    .int(seatsError)
    .min(liftLimits.seats.min, seatsError)
    .max(liftLimits.seats.max, seatsError),
  direction: z.enum(liftDirections),
  note: z.string().trim().max(liftLimits.note, 'matches/lifts:errors.note'),
})

export type LiftValues = z.infer<typeof liftSchema>

export interface Lift {
  id: string
  driver_id: string
  driver_name: string
  seats: number
  seats_left: number
  direction: LiftDirection
  note: string | null
  is_mine: boolean
}

export interface LiftAsk {
  id: string
  lift_id: string | null
  player_id: string
  first_name: string
  direction: LiftDirection
  status: 'asked' | 'accepted' | 'declined'
  note: string | null
  is_mine: boolean
}

export interface Car {
  lift: Lift
  passengers: LiftAsk[]
  /** Children who wait for the driver's answer, as far as they are shown. */
  waiting: LiftAsk[]
  declined: LiftAsk[]
}

/** Every offer with its children, and the requests that no driver has taken. */
export function groupLifts(offers: readonly Lift[], asks: readonly LiftAsk[]) {
  const cars: Car[] = offers.map((lift) => {
    const own = asks.filter(({ lift_id }) => lift_id === lift.id)
    return {
      lift,
      passengers: own.filter(({ status }) => status === 'accepted'),
      waiting: own.filter(({ status }) => status === 'asked'),
      declined: own.filter(({ status }) => status === 'declined'),
    }
  })
  return { cars, requests: asks.filter(({ lift_id }) => lift_id === null) }
}

/** Own children who sit in no car yet and have not asked every driver. */
export function listChildrenWithoutLift<Child extends { id: string }>(
  children: readonly Child[],
  asks: readonly LiftAsk[],
): Child[] {
  return children.filter(
    ({ id }) =>
      !asks.some(
        ({ player_id, lift_id, status }) =>
          player_id === id && (lift_id === null || status === 'accepted'),
      ),
  )
}

const failures = ['lift_full', 'lift_seats_taken', 'lift_asked_already', 'match_not_open'] as const

/** The key of what is said where a step was refused. */
export function describeLiftFailure({ code, detail }: AppError) {
  const known = failures.find((failure) => failure === detail)
  return known ? (`matches/lifts:errors.${known}` as const) : (`errors:${code}` as const)
}
