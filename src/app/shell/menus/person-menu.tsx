import { Menu, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openHelp } from '@/features/help/widgets/help-store'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { LanguageItems } from './language-items'
import { ThemeItems } from './theme-items'
import { searchStore } from '../search/search-store'
import styles from './person-menu.module.css'
import { useLogout } from './use-logout'
import { useRoleSwitch } from './use-role-switch'

/** Who is signed in, in which role; switch role, language and appearance; log out. */
export function PersonMenu({ hasSearch }: { hasSearch: boolean }) {
  const { t } = useTranslation()
  const session = useSession()
  const { askForRole } = useRoleSwitch()
  const logOut = useLogout()
  const isPhone = useIsPhone()
  const profile = session?.profile
  const name = `${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`.trim()
  return (
    <Menu position="bottom-end" width={260} hideDetached={false} floatingStrategy="fixed">
      <Menu.Target>
        <button type="button" className={styles.trigger}>
          <VisuallyHidden>{t('nav.person_menu')}</VisuallyHidden>
          <PersonAvatar src={profile?.avatar_url ?? null} name={name} size={32} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.person}>
          <p className={styles.name}>{name || session?.user.email}</p>
          <p className={styles.role}>{t(`roles.${profile?.role ?? 'none'}`)}</p>
        </div>
        <Menu.Divider />
        {hasSearch ? (
          <Menu.Item onClick={() => searchStore.setState(true)}>{t('nav.search')}</Menu.Item>
        ) : null}
        <Menu.Item component={Link} to={paths.profile}>
          {t('nav.profile')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.settings.account}>
          {t('nav.settings')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.support.list}>
          {t('nav.support')}
        </Menu.Item>
        {/* a phone's top bar has no room for the question mark */}
        {isPhone ? <Menu.Item onClick={() => openHelp()}>{t('nav.help')}</Menu.Item> : null}
        <Menu.Item onClick={askForRole}>{t('nav.switch_role')}</Menu.Item>
        <Menu.Divider />
        <LanguageItems />
        <Menu.Divider />
        <ThemeItems />
        <Menu.Divider />
        <Menu.Item onClick={logOut}>{t('nav.logout')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
