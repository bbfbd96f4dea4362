/** Links between adults, accounts and children that wait for somebody's word, and the words themselves. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { sendMailNow } from '@/lib/supabase/send-mail-now'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { z } from 'zod'
import type { GuardianRight } from '../model/guardian-right'
import { relationships } from '../model/player'
import { fetchUnaccepted } from './guardians'
import { fetchCards } from './person-cards'

const guardiansSchema = z.array(
  z.object({
    name: z.string(),
    relationship: z.enum(relationships),
    status: z.enum(['pending', 'active', 'objected', 'ended']),
    is_trusted: z.boolean(),
  }),
)
const kindSchema = z.enum(['invitation', 'account', 'link', 'objection'])

async function fetchToDecide(signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(client.rpc('links_to_decide').abortSignal(signal))
  return rows.map((row) => ({
    ...row,
    kind: kindSchema.parse(row.kind),
    relationship: z.enum(relationships).nullable().parse(row.relationship),
    guardians: guardiansSchema.parse(row.guardians),
  }))
}

/** One waiting link, with everything that helps to decide about it. */
export type LinkToDecide = Awaited<ReturnType<typeof fetchToDecide>>[number]

/** Links to me that I have not accepted yet, with who asked for them. */
async function fetchWaiting(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const links = await fetchUnaccepted(userId, signal)
  const cards = await fetchCards(
    client,
    links.flatMap(({ asked_by }) => asked_by ?? []),
    signal,
  )
  return links.map((link) => ({ ...link, asker: cards.get(link.asked_by ?? '') ?? null }))
}

export type UnacceptedLink = Awaited<ReturnType<typeof fetchWaiting>>[number]

const linkQueries = {
  all: () => ['people', 'links'] as const,
  toDecide: () =>
    queryOptions({
      queryKey: [...linkQueries.all(), 'to-decide'],
      meta: { reads: ['guardian_links', 'invitations', 'players', 'squad_members'] },
      queryFn: ({ signal }) => fetchToDecide(signal),
    }),
  unaccepted: (userId: string) =>
    queryOptions({
      queryKey: [...linkQueries.all(), 'unaccepted', userId],
      meta: { reads: ['guardian_links', 'players', 'person_cards'] },
      queryFn: ({ signal }) => fetchWaiting(userId, signal),
    }),
}

/** What waits for the reader's word; empty for whoever decides about nothing. */
export function useLinksToDecide() {
  return useQuery(linkQueries.toDecide())
}

export function useUnacceptedLinks(userId: string) {
  return useQuery({ ...linkQueries.unaccepted(userId), enabled: userId !== '' })
}

export function useAcceptLink() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('accept_guardian_link', { p_link_id: id }))
    },
    meta: { writes: ['guardian_links'], success: 'people:links.accepted' },
  })
}

interface Confirmation {
  kind: LinkToDecide['kind']
  id: string
  rights: GuardianRight[]
}

/** Yes to what waits: an invitation, an account, a link, or a link somebody objected to. */
export function useConfirmLink() {
  return useMutation({
    mutationFn: async ({ kind, id, rights }: Confirmation) => {
      const client = await getDb()
      if (kind === 'invitation') {
        await unwrapVoid(
          client.rpc('approve_invitation', { p_invitation_id: id, p_rights: rights }),
        )
      } else if (kind === 'account') {
        await unwrapVoid(client.rpc('confirm_player_account', { p_invitation_id: id }))
      } else if (kind === 'link') {
        await unwrapVoid(client.rpc('confirm_guardian_link', { p_link_id: id, p_rights: rights }))
      } else {
        await unwrapVoid(client.rpc('decide_objection', { p_link_id: id, p_is_upheld: false }))
      }
      void sendMailNow()
    },
    meta: {
      writes: ['guardian_links', 'invitations', 'players', 'role_assignments', 'role_requests'],
      success: 'people:links.confirmed',
    },
  })
}

/** No to what waits: ends the link, or sends the invitation or the objection its way. */
export function useRefuseLink() {
  return useMutation({
    mutationFn: async ({ kind, id }: Omit<Confirmation, 'rights'>) => {
      const client = await getDb()
      if (kind === 'objection') {
        await unwrapVoid(client.rpc('decide_objection', { p_link_id: id, p_is_upheld: true }))
      } else if (kind === 'link') {
        await unwrapVoid(client.rpc('refuse_guardian_link', { p_link_id: id }))
      } else {
        await unwrapVoid(client.rpc('refuse_invitation', { p_invitation_id: id }))
      }
    },
    meta: {
      writes: ['guardian_links', 'invitations', 'role_requests'],
      success: 'people:links.refused',
    },
  })
}

/** Closes another guardian's link until the club decides. */
export function useObjectToGuardian() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('object_to_guardian', { p_link_id: id }))
    },
    meta: { writes: ['guardian_links'], success: 'people:links.objected' },
  })
}

interface RightChange {
  id: string
  right: GuardianRight
  isGiven: boolean
}

/** Gives or takes rights of a trusted link, each with an entry in the club's record. */
export function useSetGuardianRights() {
  return useMutation({
    mutationFn: async (changes: readonly RightChange[]) => {
      const client = await getDb()
      for (const { id, right, isGiven } of changes) {
        await unwrapVoid(
          client.rpc('set_guardian_right', { p_link_id: id, p_right: right, p_is_given: isGiven }),
        )
      }
    },
    meta: { writes: ['guardian_links'], success: 'people:guardians.saved' },
  })
}
