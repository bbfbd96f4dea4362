import { stage } from '../renderer/stage'

/** The editor is headless: it must not know the renderer. */
export const canvas = stage
