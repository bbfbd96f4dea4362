import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { locales, toLocale } from '@/lib/i18n/locale'
import { switchLocale } from '@/lib/i18n/switch-locale'
import { Flag } from './flag'
import styles from './language-menu.module.css'

/** Language switch with flags; a plain disclosure, so that public pages need no kit. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const menu = useRef<HTMLDetailsElement>(null)
  const locale = toLocale(i18n.language)

  useEffect(() => {
    function close(event: Event) {
      const isInside = event.target instanceof Node && menu.current?.contains(event.target)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (menu.current?.open && (isEscape || (event.type === 'click' && !isInside))) {
        menu.current.open = false
      }
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [])

  return (
    <details className={styles.menu} ref={menu} key={locale}>
      <summary
        className={styles.summary}
        aria-label={`${t('languages.label')}: ${locale.toUpperCase()}`}
      >
        <Flag locale={locale} />
        <span aria-hidden="true">{locale.toUpperCase()}</span>
      </summary>
      <ul className={styles.list}>
        {locales.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              lang={choice}
              className={styles.choice}
              aria-current={choice === locale}
              onClick={() => void switchLocale(choice)}
            >
              <Flag locale={choice} />
              {t(`languages.${choice}`)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
