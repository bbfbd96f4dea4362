import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { getTryAddress } from '@/features/trial/model/viewpoint'
import { readTrialSite } from '@/lib/env-trial'
import type { LandingRole } from '../model/page-text'

interface TryLinkProps {
  /** Null: asks as whom. */
  as?: LandingRole
  className?: string | undefined
  children: ReactNode
}

/** Into the demo academy without an account; nothing where none is offered. */
export function TryLink({ as, className, children }: TryLinkProps) {
  const site = readTrialSite()
  if (site === null) return null
  return (
    <Link to={getTryAddress(as ?? null, site)} className={className}>
      {children}
    </Link>
  )
}
