import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAccountLanguage } from '@/features/people/api/account-language'
import { useSession } from '@/features/session/api/session-store'
import { locales, toLocale } from '@/lib/i18n/locale'
import { Flag } from './flag'
import styles from './person-menu.module.css'

/** The three languages with their flags, inside the person menu. */
export function LanguageItems() {
  const { t, i18n } = useTranslation()
  const locale = toLocale(i18n.language)
  const { choose } = useAccountLanguage(useSession()?.user.id ?? '')
  return (
    <>
      <Menu.Label>{t('languages.label')}</Menu.Label>
      {locales.map((choice) => (
        <Menu.RadioItem
          key={choice}
          lang={choice}
          value={choice}
          checked={choice === locale}
          checkIcon={<IconCheck size={16} stroke={1.75} aria-hidden />}
          onChange={() => void choose(choice)}
        >
          <span className={styles.choice}>
            <Flag locale={choice} />
            {t(`languages.${choice}`)}
          </span>
        </Menu.RadioItem>
      ))}
    </>
  )
}
