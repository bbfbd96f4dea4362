import { WrongLiteral } from './pages/wrong-literal'
export const trainingRoutes = [WrongLiteral]
