import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { settingsSections } from './settings-sections'

interface SettingsFrameProps {
  title: ReactNode
  description?: ReactNode
  children: ReactNode
}

/** One frame for profile and settings: tabs on a desktop; on a phone a list first, and the way back to it. */
export function SettingsFrame({ title, description, children }: SettingsFrameProps) {
  const { t } = useTranslation('settings')
  const isPhone = useIsPhone()
  const { pathname } = useLocation()
  const isList = pathname === paths.profile
  const back = { to: paths.profile, label: t('frame.list') }
  return (
    <FormPage title={title} description={description} {...(isPhone && !isList ? { back } : {})}>
      {isPhone ? null : (
        <TabLinks
          label={t('frame.list')}
          tabs={settingsSections.map(({ key, to }) => ({ key, to, label: t(`frame.${key}`) }))}
        />
      )}
      {children}
    </FormPage>
  )
}
