import { lazy, type ComponentType } from 'react'
import { Tabs } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/button'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { SceneTab } from '../inspector/scene/scene-tab'
import { SelectionTab } from '../inspector/selection-tab'
import { ObjectList } from '../objects/object-list'
import { sideTabs, useBoard, type SideTab } from './board-context'
import styles from './side-panel.module.css'

// people are fetched by those who want to place them
const SquadBench = lazy(() =>
  import('../squad/squad-bench').then((module) => ({ default: module.SquadBench })),
)

const parts: Record<SideTab, ComponentType> = {
  selection: SelectionTab,
  scene: SceneTab,
  objects: ObjectList,
  squad: SquadBench,
}

/** Properties, scene, objects and squad: beside the pitch, over it on a tablet, under it on a phone. */
export function SidePanel() {
  const { t } = useTranslation('animator')
  const { tab, showTab, isSideOpen, closeSide } = useBoard()
  const Part = parts[tab]
  if (!isSideOpen) return null
  return (
    <aside className={styles.side} aria-label={t('panels.side.label')}>
      <Tabs
        value={tab}
        classNames={styles}
        onChange={(value) => {
          const next = sideTabs.find((name) => name === value)
          if (next) showTab(next)
        }}
      >
        <div className={styles.head}>
          <Tabs.List aria-label={t('panels.side.label')}>
            {sideTabs.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`panels.side.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <IconButton label={t('panels.side.close')} size="small" onClick={closeSide}>
            <IconX size={18} stroke={1.75} />
          </IconButton>
        </div>
        <Tabs.Panel value={tab} tabIndex={0}>
          <QueryBoundary key={tab}>
            <Part />
          </QueryBoundary>
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}
