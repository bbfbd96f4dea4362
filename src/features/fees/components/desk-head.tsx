import { Select } from '@mantine/core'
import { IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '@/shared/ui/button'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { toDeskSearch } from '../model/desk-filter'
import { useDesk } from './use-desk'

/** The parts of the desk one reads; what one does stands beside the title. */
export function DeskTabs() {
  const { t } = useTranslation('fees')
  const { place, patch, schools, school } = useDesk()
  const keys = ['overview', 'open', 'paid', 'all'] as const
  return (
    <>
      {schools && schools.length > 1 ? (
        <Select
          label={t('desk.school')}
          data={schools.map(({ school_id, name }) => ({ value: school_id, label: name }))}
          value={school?.school_id ?? null}
          allowDeselect={false}
          onChange={(value) => patch({ ...place, school: value ?? '' })}
        />
      ) : null}
      <TabLinks
        label={t('pages.finances')}
        tabs={keys.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      />
    </>
  )
}

export function DeskActions() {
  const { t } = useTranslation('fees')
  const { place } = useDesk()
  const getAddress = (tab: 'charge' | 'statement' | 'export') =>
    toDeskSearch({ tab, school: place.school })
  return (
    <>
      <LinkButton to={getAddress('charge')} icon={<IconPlus size={18} stroke={1.75} />}>
        {t('desk.charge')}
      </LinkButton>
      <LinkButton
        kind="secondary"
        to={getAddress('statement')}
        icon={<IconFileImport size={18} stroke={1.75} />}
      >
        {t('desk.statement')}
      </LinkButton>
      <LinkButton
        kind="secondary"
        to={getAddress('export')}
        icon={<IconDownload size={18} stroke={1.75} />}
      >
        {t('desk.export')}
      </LinkButton>
    </>
  )
}
