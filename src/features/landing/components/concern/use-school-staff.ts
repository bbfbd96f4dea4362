import { useEffect, useState } from 'react'
import { useSession } from '@/features/session/api/session-store'
import type { Suggestion } from '@/shared/public/suggest-input'

interface Loaded {
  schoolId: string
  staff: Suggestion[]
}

/** Staff of a school for choosing, without oneself; nobody for visitors and for members of other schools. */
export function useSchoolStaff(schoolId: string | null): Suggestion[] {
  const me = useSession()?.profile?.id ?? null
  const [loaded, setLoaded] = useState<Loaded | null>(null)

  useEffect(() => {
    if (!schoolId || !me) return
    let isCurrent = true
    void import('@/features/schools/api/school-people')
      .then(({ fetchSchoolPeople }) => fetchSchoolPeople(schoolId))
      .then((people) => {
        const others = people.filter(({ user_id }) => user_id !== me)
        if (isCurrent) setLoaded({ schoolId, staff: others.map(toSuggestion) })
      })
      // without the list a typed name is enough
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [schoolId, me])

  return me && loaded?.schoolId === schoolId ? loaded.staff : []
}

interface Person {
  user_id: string
  first_name: string
  last_name: string
  teams: { name: string }[]
}

function toSuggestion({ user_id, first_name, last_name, teams }: Person): Suggestion {
  return {
    id: user_id,
    label: `${first_name} ${last_name}`,
    detail: teams.map(({ name }) => name).join(', '),
  }
}
