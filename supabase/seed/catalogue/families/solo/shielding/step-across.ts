/** Shoulder to shoulder after a ball that rolls ahead. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const stepAcross: Exercise = {
  key: 'step-across',
  kind: { corners: ['physical', 'technical'] },
  sizes: createSizes([[20, 12], [10, 13], 2, [10, 20, 40]], [[26, 14], [14, 99], 3, [10, 25, 50]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    drawing.goal('mini', at(1, 0.2), 180)
    drawing.goal('mini', at(1, 0.8), 180)
    const server = drawing.player('a', at(0, 0.5))
    const one = drawing.player('a', at(0.12, 0.34))
    const other = drawing.player('b', at(0.12, 0.66))
    drawing.player('a', at(-0.08, 0.26))
    drawing.player('b', at(-0.08, 0.74))
    const ball = drawing.ball(server)
    drawing.together(() => {
      drawing.run(one, at(0.3, 0.4), at(0.46, 0.49))
      drawing.run(other, at(0.3, 0.62), at(0.42, 0.64))
      drawing.pass(ball, at(0.46, 0.49), { for: one })
    })
    moveAll(drawing, [one, at(0.62, 0.46), at(0.78, 0.3)], [other, at(0.54, 0.62), at(0.68, 0.44)])
    drawing.pass(ball, at(1, 0.2))
    return drawing
  },
  words: {
    en: {
      title: 'Step across and seal off',
      aim: 'Win a running duel for a loose ball by getting across the opponent’s path, fairly and early.',
      setup:
        'Lane of {l} × {w} m with two mini goals at the end. A server with balls in the middle of the near line, two opponents two metres apart beside the lane’s centre, a second pair behind.',
      rules: [
        'The server rolls the ball forward between the two.',
        'Both sprint; whoever is first steps across so that the other has to stop.',
        'Shoulder to shoulder is allowed, hands and pushing from behind are not.',
        'First on the ball attacks the goals, the other defends.',
        'After the finish both jog back outside; the server changes after six balls.',
      ],
      points: [
        'Look at the opponent once before the ball is reached.',
        'Last step before the ball goes in front of the opponent, not beside.',
        'Low shoulder, strong trunk, then the touch with the far foot.',
      ],
      harder: ['The server rolls the ball off centre: one of the two has further to go.'],
      easier: ['One of them starts a metre ahead, by turns.'],
      scoring: 'Ball won by stepping across: one point. Goal: another one.',
      question: 'What wins the duel when both are equally fast?',
      fault: 'Both look only at the ball and run beside each other up to the goal.',
    },
    de: {
      title: 'Reinstellen und Weg zustellen',
      aim: 'Den Laufduell-Ball gewinnen, indem man früh und fair in den Weg des Gegners kommt.',
      setup:
        'Bahn von {l} × {w} m mit zwei Minitoren am Ende. Ein Zuspieler mit Bällen in der Mitte der vorderen Linie, davor zwei Gegner im Abstand von zwei Metern, dahinter ein zweites Paar.',
      rules: [
        'Der Zuspieler rollt den Ball zwischen beiden nach vorn.',
        'Beide sprinten; wer vorn ist, stellt sich so hinein, dass der andere bremsen muss.',
        'Schulter an Schulter ist erlaubt, Hände und Schieben von hinten nicht.',
        'Wer zuerst am Ball ist, greift die Tore an, der andere verteidigt.',
        'Nach dem Abschluss außen zurücktraben; nach sechs Bällen wechselt der Zuspieler.',
      ],
      points: [
        'Vor dem Ball einmal zum Gegner schauen.',
        'Der letzte Schritt geht vor den Gegner, nicht neben ihn.',
        'Schulter tief, Rumpf fest, dann der Kontakt mit dem fernen Fuß.',
      ],
      harder: ['Der Ball rollt nicht mittig: Einer hat den weiteren Weg.'],
      easier: ['Abwechselnd startet einer einen Meter weiter vorn.'],
      scoring: 'Ball durch Reinstellen gewonnen: ein Punkt. Tor: noch einer.',
      question: 'Was entscheidet das Duell, wenn beide gleich schnell sind?',
      fault: 'Beide schauen nur auf den Ball und laufen nebeneinander her.',
    },
    bg: {
      title: 'Застани отпред и затвори пътя',
      aim: 'Спечелване на свободна топка в бягане чрез ранно и честно пресичане на пътя на противника.',
      setup:
        'Коридор {l} × {w} м с две малки врати в края. Подаващ с топки в средата на близката линия, пред него двама противници на два метра един от друг, отзад – втора двойка.',
      rules: [
        'Подаващият търкулва топката напред между двамата.',
        'Двамата спринтират; който е отпред, застава така, че другият да спре.',
        'Рамо в рамо е разрешено, ръце и бутане отзад – не.',
        'Първият на топката атакува вратите, другият се защитава.',
        'След завършека се връщат отвън; подаващият се сменя след шест топки.',
      ],
      points: [
        'Погледни противника веднъж, преди да стигнеш топката.',
        'Последната крачка е пред противника, не до него.',
        'Ниско рамо, здраво тяло и докосване с далечния крак.',
      ],
      harder: ['Топката се търкулва встрани и единият има по-дълъг път.'],
      easier: ['Редуват се – единият започва метър по-напред.'],
      scoring: 'Спечелена топка с пресичане – точка. Гол – още една.',
      question: 'Какво решава дуела, когато двамата са еднакво бързи?',
      fault: 'Двамата гледат само топката и тичат един до друг.',
    },
  },
}
