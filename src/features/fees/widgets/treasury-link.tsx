import { IconCoin } from '@tabler/icons-react'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { useTreasurySchools } from '../api/treasury'

/** A treasurer's way to the desk; nothing for a coach without the office. */
export function TreasuryLink({ label }: { label: string }) {
  const { data } = useTreasurySchools()
  if (!data || data.length === 0) return null
  return (
    <LinkButton kind="secondary" to={paths.coach.fees} icon={<IconCoin size={18} stroke={1.75} />}>
      {label}
    </LinkButton>
  )
}
