import { Widget } from '../../shop/components/widget'
export const foreign = Widget
