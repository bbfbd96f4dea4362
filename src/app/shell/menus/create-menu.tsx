import { Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { CreateEntry } from '@/app/layouts/nav-entry'
import styles from '../top-bar.module.css'

/** The (+): everything the role can begin from here. */
export function CreateMenu({ entries }: { entries: CreateEntry[] }) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" width={220} hideDetached={false} floatingStrategy="fixed">
      <Menu.Target>
        <button type="button" className={styles.tool} aria-label={t('nav.create')}>
          <IconPlus size={20} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ to, label }) => (
          <Menu.Item key={to} component={Link} to={to}>
            {t(`create.${label}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
