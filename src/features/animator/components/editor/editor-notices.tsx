import { useSession } from '@/features/session/api/session-store'
import layout from '@/shared/ui/layout.module.css'
import { canDraw } from '../../model/animation-access'
import type { EditorSource } from '../../model/saving/editor-source'
import { SavingNotices } from '../saving/saving-notices'
import type { Saving } from '../saving/use-autosave'
import styles from './notices.module.css'
import { ReadOnlyNotice } from './read-only-notice'

interface EditorNoticesProps {
  source: EditorSource
  saving: Saving
}

/** What one should know about this scene. Usually nothing. */
export function EditorNotices({ source, saving }: EditorNoticesProps) {
  const session = useSession()
  return (
    <div className={`${layout.stack2} ${styles.notices}`}>
      {source.isReadOnly && source.saved ? (
        <ReadOnlyNotice
          animation={source.saved}
          canCopy={canDraw(session?.profile?.role ?? null)}
        />
      ) : (
        <SavingNotices saving={saving} source={source} />
      )}
    </div>
  )
}
