import { useState } from 'react'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { ShownNav } from '@/app/layouts/shown-nav'
import { SidebarButton } from './sidebar-button'
import { SidebarLink } from './sidebar-link'
import styles from './sidebar.module.css'

const moreEntry = { label: 'more', icon: IconDots } as const

/** The role's pages in their groups; what is used less stands behind "More", open on one of its pages. */
export function NavigationSections({ nav, isRail }: { nav: ShownNav; isRail: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [isAsked, setIsAsked] = useState(false)
  const isMore = isAsked || nav.more.some(({ to }) => pathname.startsWith(to))
  return (
    <>
      {nav.sections.map(({ group, entries }) => (
        <div
          key={group ?? 'top'}
          role={group ? 'group' : undefined}
          aria-label={group ? t(`nav_groups.${group}`) : undefined}
        >
          {group && !isRail ? (
            <p className={styles.heading} aria-hidden="true">
              {t(`nav_groups.${group}`)}
            </p>
          ) : null}
          {entries.map((entry) => (
            <SidebarLink key={entry.to} entry={entry} isRail={isRail} />
          ))}
        </div>
      ))}
      {nav.more.length > 0 ? (
        <div>
          <SidebarButton
            entry={moreEntry}
            isRail={isRail}
            isExpanded={isMore}
            onClick={() => setIsAsked(!isMore)}
          />
          {isMore
            ? nav.more.map((entry) => <SidebarLink key={entry.to} entry={entry} isRail={isRail} />)
            : null}
        </div>
      ) : null}
    </>
  )
}
