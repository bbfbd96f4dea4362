import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import styles from './tab-links.module.css'
import { useActiveTab } from './use-active-tab'

interface TabLinksProps {
  /** `to` leads to another page; without it the tab is kept in the address of this one. */
  tabs: readonly { key: string; label: string; to?: string }[]
  label?: string
  param?: string
}

/** Tabs as links: they survive a reload, can be shared, and the back button works. */
export function TabLinks({ tabs, label, param = 'tab' }: TabLinksProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const inAddress = useActiveTab(
    tabs.map((tab) => tab.key),
    param,
  )
  const active = tabs.find((tab) => tab.to === pathname)?.key ?? inAddress
  const strip = useRef<HTMLElement>(null)

  // On a phone the strip is longer than the screen: the open tab is brought to its middle.
  useEffect(() => {
    const current = strip.current?.querySelector('a[aria-current]')
    if (!strip.current || !(current instanceof HTMLElement)) return
    strip.current.scrollLeft =
      current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2
  }, [active])

  function getAddress(key: string): string {
    const params = new URLSearchParams(search)
    if (key === tabs[0]?.key) params.delete(param)
    else params.set(param, key)
    return `?${params}`
  }

  return (
    <nav
      ref={strip}
      className={`${layout.gap1} ${layout.relative} ${layout.lineBelow} ${styles.tabs}`}
      aria-label={label ?? t('ui.tabs.label')}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to ?? getAddress(tab.key)}
          className={`${layout.medium} ${layout.middle} ${layout.relative} ${styles.tab}`}
          preventScrollReset
          replace={tab.to === undefined}
          aria-current={tab.key === active ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  )
}
