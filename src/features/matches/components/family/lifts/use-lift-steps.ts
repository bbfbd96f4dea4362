import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import {
  useAnswerLiftAsk,
  useAskForLift,
  useWithdrawLift,
  useWithdrawLiftAsk,
} from '../../../api/lifts'
import { describeLiftFailure } from '../../../model/lifts'

/** Every tap of the lifts; what the database refuses is said in a toast. One runs at a time. */
export function useLiftSteps(matchId: string) {
  const ask = useAskForLift(matchId)
  const withdrawAsk = useWithdrawLiftAsk()
  const withdrawLift = useWithdrawLift()
  const answer = useAnswerLiftAsk()
  const isBusy = [ask, withdrawAsk, withdrawLift, answer].some(({ isPending }) => isPending)

  function run(step: () => Promise<unknown>): void {
    if (isBusy) return
    step().catch((error: unknown) => showToast('error', describeLiftFailure(toAppError(error))))
  }

  return {
    isBusy,
    ask: (playerId: string, liftId?: string) => run(() => ask.mutateAsync({ playerId, liftId })),
    withdrawAsk: (askId: string) => run(() => withdrawAsk.mutateAsync(askId)),
    withdrawLift: (liftId: string) => run(() => withdrawLift.mutateAsync(liftId)),
    answer: (askId: string, isAccepted: boolean) =>
      run(() => answer.mutateAsync({ askId, isAccepted })),
  }
}

export type LiftSteps = ReturnType<typeof useLiftSteps>
