import { useState } from 'react'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { Button } from '@/shared/ui/button'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useActiveTab } from '@/shared/ui/patterns/use-active-tab'
import { BacklogList } from '../components/backlog-list'
import layout from '@/shared/ui/layout.module.css'
import styles from '../components/case-list.module.css'
import { OfficeList } from '../components/office-list'
import { ProposeSheet } from '../components/propose-sheet'
import { ConcernList, ErasureList, ReportList } from '../components/safety-lists'
import {
  caseStates,
  erasureStates,
  listSafetyTabs,
  safetyFilterSchema,
  safetyTabs,
} from '../model/safety-filter'

/** Concerns, message reports, requests to be forgotten and offices, as far as the role may see them. */
export function SafetyPage() {
  const { t } = useTranslation('safety')
  const { pathname } = useLocation()
  const session = useSession()
  const [{ state, page }, patch] = useUrlState(safetyFilterSchema)
  const [isProposing, setIsProposing] = useState(false)
  const held = session?.profile?.role
  const role = held === 'admin' || held === 'owner' ? held : 'coach'
  const tabs = listSafetyTabs(role)
  const active = useActiveTab(tabs)
  const tab = safetyTabs.find((known) => known === active) ?? 'concerns'
  const ownedId = session?.held_roles.find((entry) => entry.role === 'owner')?.school_id
  const states = tab === 'erasure' ? erasureStates : caseStates
  const hasStates = tab !== 'offices' && !(tab === 'reports' && role === 'admin')
  const list = { state, page, onPage: (next: number) => patch({ page: next }) }

  return (
    <ListFrame
      title={t('pages.safety')}
      description={t(`lead.${tab}`)}
      action={
        role !== 'coach' &&
        tab === 'offices' && (
          <Button
            icon={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setIsProposing(true)}
          >
            {t('office.propose')}
          </Button>
        )
      }
      toolbar={
        <div className={`${layout.grid} ${layout.gap3} ${styles.tools}`}>
          <TabLinks
            label={t('tabs.label')}
            tabs={tabs.map((key) => ({
              key,
              label: t(`tabs.${key}`),
              to: `${pathname}?tab=${key}`,
            }))}
          />
          {hasStates && (
            <FilterSelect
              label={t('states.label')}
              value={state ? [state] : []}
              options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
              onChange={([chosen]) =>
                patch({ state: states.find((known) => known === chosen) ?? '', page: 1 })
              }
            />
          )}
        </div>
      }
    >
      {tab === 'concerns' && <ConcernList {...list} />}
      {tab === 'reports' && (role === 'admin' ? <BacklogList /> : <ReportList {...list} />)}
      {tab === 'erasure' && <ErasureList {...list} />}
      {tab === 'offices' && <OfficeList role={role} />}
      {isProposing && (
        <ProposeSheet
          schoolId={role === 'owner' ? (ownedId ?? null) : null}
          onClose={() => setIsProposing(false)}
        />
      )}
    </ListFrame>
  )
}
