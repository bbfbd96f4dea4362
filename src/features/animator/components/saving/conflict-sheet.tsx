import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { formatAge } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { findFirstDifference } from '../../model/saving/find-first-difference'
import type { Theirs } from '../../model/saving/saving-state'
import layout from '@/shared/ui/layout.module.css'
import styles from './saving.module.css'
import type { Saving } from './use-autosave'

/** Somebody saved first: both pictures side by side, and the later one decides, knowing it. */
export function ConflictSheet({ saving }: { saving: Saving }) {
  const { t } = useTranslation('animator')
  const [isPutOff, setIsPutOff] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { phase, theirs } = saving.state
  const isOpen = phase === 'conflict' && !isPutOff
  if (phase !== 'conflict' && isPutOff) setIsPutOff(false)

  async function choose(choice: 'theirs' | 'mine' | 'both') {
    setIsBusy(true)
    await saving.resolve(choice)
    setIsBusy(false)
  }

  const age = theirs ? formatAge(theirs.savedAt) : ''
  const who = theirs?.savedBy ?? t('saving.conflict.somebody')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => setIsPutOff(true)}
      title={t(theirs?.isMe ? 'saving.conflict.title_me' : 'saving.conflict.title')}
      width={760}
      footer={
        <>
          <Button kind="secondary" busy={isBusy} onClick={() => void choose('theirs')}>
            {t('saving.conflict.theirs')}
          </Button>
          <Button kind="secondary" busy={isBusy} onClick={() => void choose('mine')}>
            {t('saving.conflict.mine')}
          </Button>
          <Button busy={isBusy} onClick={() => void choose('both')}>
            {t('saving.conflict.both')}
          </Button>
        </>
      }
    >
      <p className={styles.explain}>
        {theirs?.isMe
          ? t('saving.conflict.by_me', { age })
          : t('saving.conflict.by_other', { who, age })}{' '}
        {t('saving.conflict.text')}
      </p>
      {theirs && isOpen ? (
        <Pair theirs={theirs} title={saving.state.title} scene={saving.readScene()} />
      ) : null}
    </Sheet>
  )
}

interface PairProps {
  theirs: Theirs
  title: string
  scene: Scene
}

/** Both at the first step that looks different. */
function Pair({ theirs, title, scene }: PairProps) {
  const { t } = useTranslation('animator')
  const step = findFirstDifference(theirs.scene, scene)
  return (
    <div className={`${layout.grid} ${layout.gap4} ${styles.pair}`}>
      <Side
        title={t('saving.conflict.their_side')}
        name={theirs.title}
        scene={theirs.scene}
        step={step}
      />
      <Side title={t('saving.conflict.my_side')} name={title} scene={scene} step={step} />
    </div>
  )
}

interface SideProps {
  title: string
  name: string
  scene: Scene
  step: number
}

function Side({ title, name, scene, step }: SideProps) {
  const { t } = useTranslation('animator')
  return (
    <figure className={`${layout.plain} ${layout.grid} ${layout.gap2} ${styles.side}`}>
      <div className={`${layout.centered} ${layout.cut} ${layout.roundCard} ${styles.picture}`}>
        <ScenePicture
          scene={scene}
          stepIndex={Math.min(step, scene.steps.length - 1)}
          density="card"
          isDecorative
        />
      </div>
      <figcaption>
        <strong>{title}</strong>
        <span>
          {name} · {t('gallery.steps', { count: scene.steps.length })}
        </span>
      </figcaption>
    </figure>
  )
}
