import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decideAccess } from '@/features/session/model/access-rules'
import { useSession } from '@/features/session/api/session-store'
import { readRecentEntries } from '../api/recent-entries'
import type { Entry, EntryGroup } from '../model/entry'
import { findPlaces, type Place } from '../model/find-places'
import { getHitPath, listKinds, type Hit } from '../model/hit'
import { knownPlaces, wordsByAddress } from '../model/places'
import { useDescribeHit } from './use-describe-hit'

const mostSuggested = 6

/** What stands in the palette: found places and hits; before anything is typed what was opened last, and suggestions. */
export function useGroups(
  pages: readonly { to: string; title: string }[],
  typed: string,
  hits: readonly Hit[],
): EntryGroup[] {
  const role = useSession()?.profile?.role ?? null
  const describe = useDescribeHit()
  const places = usePlaces(pages)
  const [recent] = useState(readRecentEntries)
  if (!typed.trim()) return listSuggested(places, recent)
  const found = findPlaces(places, typed)
  const kinds = listKinds(role)
  const entries = hits.flatMap((hit) => {
    const to = getHitPath(hit, role)
    return to ? [{ ...describe(hit), kind: hit.kind, to }] : []
  })
  return [
    // the better of the two first
    ...(found[0]?.isAction ? (['action', 'page'] as const) : (['page', 'action'] as const)).map(
      (name) => ({
        name,
        entries: found.map(toEntry).filter(({ kind }) => kind === name),
      }),
    ),
    ...kinds.map((name) => ({ name, entries: entries.filter(({ kind }) => kind === name) })),
  ].filter((group) => group.entries.length > 0)
}

function listSuggested(places: readonly Place[], recent: readonly Entry[]): EntryGroup[] {
  // a page this role does not have, as after a change of role, is not offered again
  const last = recent.filter(
    ({ kind, to }) =>
      (kind !== 'page' && kind !== 'action') || places.some((place) => place.to === to),
  )
  const fresh = places.filter(({ to }) => !last.some((entry) => entry.to === to))
  const suggested = [
    ...fresh.filter(({ isAction }) => isAction).slice(0, mostSuggested / 2),
    ...fresh.filter(({ isAction }) => !isAction).slice(0, mostSuggested / 2),
  ]
  const groups: EntryGroup[] = [
    { name: 'recent', entries: last },
    { name: 'suggested', entries: suggested.map(toEntry) },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}

function toEntry({ to, title, isAction }: Place): Entry {
  return { kind: isAction ? 'action' : 'page', title, detail: '', to }
}

/** Every place of the role once, in the person's language, without those the access rules refuse. */
function usePlaces(pages: readonly { to: string; title: string }[]): Place[] {
  const { t } = useTranslation('search')
  const session = useSession()
  const role = session?.profile?.role ?? null
  const named = pages.map(({ to, title }) => {
    const words = wordsByAddress[to]
    return { to, title, words: words ? t(`words.${words}`) : '', isAction: false }
  })
  const known = knownPlaces
    .filter(({ roles }) => role !== null && roles.includes(role))
    .map(({ to, name, isAction = false }) => ({
      to,
      title: t(`places.${name}.title`),
      words: t(`places.${name}.words`),
      isAction,
    }))
  const isNamed = new Set(named.map(({ to }) => to))
  const others = known.filter(({ to }) => !isNamed.has(to))
  // tabs of a phone repeat what the navigation names
  const every = new Map([...named, ...others].map((place) => [place.to, place]))
  return [...every.values()].filter(
    ({ to }) => decideAccess(session, { pathname: to, search: '' }).kind === 'allow',
  )
}
