import { frame } from '../../../app/frame'
export const upward = frame
