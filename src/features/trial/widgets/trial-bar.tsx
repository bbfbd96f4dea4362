import { NativeSelect } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { signOut } from '@/features/session/api/session-store'
import { readMainSite } from '@/lib/env-trial'
import { publicPaths } from '@/lib/router/public-paths'
import { visitorPaths } from '@/lib/router/visitor-paths'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { getTryAddress, parseViewpoint, viewpoints, type Viewpoint } from '../model/viewpoint'

/** Stays in sight while somebody looks around: through whose eyes, that nothing is saved, and the way in. */
export function TrialBar({ as }: { as: Viewpoint }) {
  const { t } = useTranslation('trial')
  const navigate = useNavigate()

  /** By the door, so that no page of the one is drawn for the other. */
  async function switchTo(next: Viewpoint | null) {
    await signOut(() => navigate(visitorPaths.lookAround))
    await navigate(getTryAddress(next), { replace: true })
  }

  async function leave() {
    const site = readMainSite()
    await signOut(() => {
      if (site) window.location.assign(`${site}${publicPaths.register}?role=${as}`)
      else return navigate(`${publicPaths.register}?role=${as}`)
    })
  }

  return (
    <aside
      aria-label={t('bar.label')}
      className={layout.text14}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 'var(--space-2)',
        padding: 'var(--space-2) var(--space-4)',
        borderBlockEnd: '1px solid var(--line)',
        background: 'var(--surface-2)',
      }}
    >
      <p
        style={{ display: 'flex', gap: 'var(--space-2)', alignItems: 'center', flex: '1 1 18rem' }}
      >
        <IconEye size={20} stroke={1.75} aria-hidden="true" style={{ flexShrink: 0 }} />
        <span>{t('bar.text')}</span>
      </p>
      <NativeSelect
        aria-label={t('bar.see_as')}
        style={{ flex: '0 1 8rem' }}
        value={as}
        data={viewpoints.map((value) => ({ value, label: t(`bar.as.${value}`) }))}
        onChange={({ currentTarget }) => void switchTo(parseViewpoint(currentTarget.value))}
      />
      <Button kind="secondary" onClick={() => void leave()}>
        {t('bar.register')}
      </Button>
    </aside>
  )
}
