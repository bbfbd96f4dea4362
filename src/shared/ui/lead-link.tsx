import { Link, type LinkProps } from 'react-router'
import { useLead } from '@/lib/router/lead-to'

/** A link in a text or a card, not there while no built page answers its need. */
export function LeadLink({ to, ...rest }: LinkProps & { to: string }) {
  const lead = useLead(to)
  return lead === null ? null : <Link {...rest} to={lead} />
}
