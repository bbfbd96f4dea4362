import {
  ChangeDialog,
  type ChangeDialogProps,
} from '@/features/series/widgets/change/change-dialog'

/** Asks how far a change of a weekly training goes, carries it out and says so. */
export function TrainingChange(props: ChangeDialogProps) {
  return <ChangeDialog {...props} />
}
