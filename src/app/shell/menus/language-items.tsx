import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { locales } from '@/lib/i18n/locale'
import { currentLocale } from '@/lib/i18n/setup'
import { switchLocale } from '@/lib/i18n/switch-locale'
import { Flag } from './flag'
import styles from './person-menu.module.css'

/** The three languages with their flags, inside the person menu. */
export function LanguageItems() {
  const { t } = useTranslation()
  const locale = currentLocale()
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
          onChange={() => void switchLocale(choice)}
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
