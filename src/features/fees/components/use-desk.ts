import { useUrlState } from '@/shared/hooks/use-url-state'
import { useTreasurySchools } from '../api/treasury'
import { deskSchema } from '../model/desk-filter'

/** Which part of the desk is open, and for which of the schools one looks after. */
export function useDesk() {
  const [place, patch] = useUrlState(deskSchema)
  const { data: schools, error, refetch } = useTreasurySchools()
  const school = schools?.find(({ school_id }) => school_id === place.school) ?? schools?.[0]
  return { place, patch, schools, school, error, retry: () => void refetch() }
}
