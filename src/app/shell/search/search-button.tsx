import { lazy, Suspense, useEffect, useState } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ShownNav } from '@/app/layouts/shown-nav'
import { useStore } from '@/lib/store'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { useReturnFocus } from '@/shared/hooks/use-return-focus'
import { Sheet } from '@/shared/ui/sheet'
import { ErrorBoundary } from '@/shared/ui/states/error-boundary'
import { InlineError } from '@/shared/ui/states/inline-error'
import layout from '@/shared/ui/layout.module.css'
import styles from '../top-bar.module.css'
import { searchStore } from './search-store'
import { isApple, useSearchKey } from './use-search-key'

const fetchHost = () => import('./search-host')
const SearchHost = lazy(() => fetchHost().then((module) => ({ default: module.SearchHost })))

/** The magnifier of the top bar and Ctrl+K; what they open comes with the first use. */
export function SearchButton({ nav, isShown }: { nav: ShownNav; isShown: boolean }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const isOpen = useStore(searchStore, (state) => state)
  const [isMet, setIsMet] = useState(false)
  if (isOpen && !isMet) setIsMet(true)
  const close = () => searchStore.setState(false)
  const prefetch = () => void fetchHost().catch(() => undefined)
  useReturnFocus(isOpen)
  useEffect(() => () => searchStore.setState(false), [])
  useSearchKey(() => searchStore.setState(!isOpen))
  return (
    <>
      {isShown ? (
        <button
          type="button"
          className={styles.tool}
          style={
            isPhone
              ? undefined
              : { gridAutoFlow: 'column', inlineSize: 'auto', gap: 8, paddingInline: 12 }
          }
          aria-haspopup="dialog"
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => searchStore.setState(true)}
        >
          <IconSearch size={20} stroke={1.75} aria-hidden />
          <span className={layout.hidden}>{t('nav.search')}</span>
          {isPhone ? null : (
            <kbd
              className={`${layout.dim12} ${layout.oneLine}`}
              style={{ fontFamily: 'inherit' }}
              aria-hidden="true"
            >
              {t(isApple ? 'nav.search_key_apple' : 'nav.search_key')}
            </kbd>
          )}
        </button>
      ) : null}
      {isMet ? (
        <ErrorBoundary
          fallback={(error) => (
            <Sheet isOpen={isOpen} onClose={close} title={t('nav.search')}>
              <InlineError error={error} />
            </Sheet>
          )}
        >
          <Suspense fallback={null}>
            <SearchHost nav={nav} isOpen={isOpen} onClose={close} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </>
  )
}
