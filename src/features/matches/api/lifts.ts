/** The tables `match_lifts` and `match_lift_asks`: who takes whose child along to a match, by functions alone. */
import { queryOptions, useMutation, useSuspenseQueries } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import type { LiftDirection, LiftValues } from '../model/lifts'
import { matchQueries } from './matches'

async function fetchLifts(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('list_match_lifts', { p_match_id: matchId }).abortSignal(signal))
}

async function fetchAsks(matchId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('list_match_lift_asks', { p_match_id: matchId }).abortSignal(signal))
}

const liftQueries = {
  offers: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'lifts', matchId],
      meta: { reads: ['match_lifts', 'match_lift_asks', 'guardian_links', 'matches'] },
      queryFn: ({ signal }) => fetchLifts(matchId, signal),
    }),
  asks: (matchId: string) =>
    queryOptions({
      queryKey: [...matchQueries.all(), 'lift-asks', matchId],
      meta: { reads: ['match_lifts', 'match_lift_asks', 'guardian_links', 'matches'] },
      queryFn: ({ signal }) => fetchAsks(matchId, signal),
    }),
}

/** Offers of a match, and the children who come along or look for a lift; empty for whom it does not concern. */
export function useMatchLifts(matchId: string) {
  const [offers, asks] = useSuspenseQueries({
    queries: [liftQueries.offers(matchId), liftQueries.asks(matchId)],
  })
  return { offers: offers.data, asks: asks.data }
}

/** Failures are told where the tap was: each step has words of its own for them. */
const meta = { writes: ['match_lifts', 'match_lift_asks'] as const, silent: true }

/** Offers seats, or changes the own offer. Fails with `lift_seats_taken` and `match_not_open`. */
export function useOfferLift(matchId: string) {
  return useMutation({
    mutationFn: async ({ seats, direction, note }: LiftValues) => {
      const client = await getDb()
      return unwrap(
        client.rpc('offer_lift', {
          p_match_id: matchId,
          p_seats: seats,
          p_direction: direction,
          p_note: note,
        }),
      )
    },
    meta,
  })
}

export function useWithdrawLift() {
  return useMutation({
    mutationFn: async (liftId: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('withdraw_lift', { p_lift_id: liftId }))
    },
    meta,
  })
}

interface LiftAsk {
  playerId: string
  /** Left out: a request to every driver of the match. */
  liftId?: string
  direction?: LiftDirection
}

/** Fails with `lift_full`, `lift_asked_already` and `match_not_open`. */
export function useAskForLift(matchId: string) {
  return useMutation({
    mutationFn: async ({ playerId, liftId, direction }: LiftAsk) => {
      const client = await getDb()
      return unwrap(
        client.rpc('ask_for_lift', {
          p_match_id: matchId,
          p_player_id: playerId,
          p_lift_id: liftId,
          p_direction: direction,
        }),
      )
    },
    meta,
  })
}

export function useWithdrawLiftAsk() {
  return useMutation({
    mutationFn: async (askId: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('withdraw_lift_ask', { p_ask_id: askId }))
    },
    meta,
  })
}

/** Of the driver; a yes to a request takes the child into the own car. Fails with `lift_full`. */
export function useAnswerLiftAsk() {
  return useMutation({
    mutationFn: async ({ askId, isAccepted }: { askId: string; isAccepted: boolean }) => {
      const client = await getDb()
      return unwrap(client.rpc('answer_lift_ask', { p_ask_id: askId, p_is_accepted: isAccepted }))
    },
    meta,
  })
}
