import { Menu } from '@mantine/core'
import {
  IconCheck,
  IconDeviceDesktop,
  IconMoon,
  IconSun,
  type Icon as TablerIcon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { setColorScheme, type ColorScheme } from '@/shared/theme/color-scheme'
import { useColorScheme } from '@/shared/theme/use-color-scheme'
import styles from './person-menu.module.css'

const schemes: { scheme: ColorScheme; icon: TablerIcon }[] = [
  { scheme: 'dark', icon: IconMoon },
  { scheme: 'light', icon: IconSun },
  { scheme: 'auto', icon: IconDeviceDesktop },
]

/** Dark, light or as the device says, inside the person menu. */
export function ThemeItems() {
  const { t } = useTranslation()
  const current = useColorScheme()
  return (
    <>
      <Menu.Label>{t('theme.label')}</Menu.Label>
      {schemes.map(({ scheme, icon: Icon }) => (
        <Menu.RadioItem
          key={scheme}
          value={scheme}
          checked={scheme === current}
          checkIcon={<IconCheck size={16} stroke={1.75} aria-hidden />}
          onChange={() => setColorScheme(scheme)}
        >
          <span className={styles.choice}>
            <Icon size={20} stroke={1.75} aria-hidden />
            {t(`theme.${scheme}`)}
          </span>
        </Menu.RadioItem>
      ))}
    </>
  )
}
