/** Turning inside from the wing channel and shooting round a standing defender. */
import { addBench, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const chopInside: Exercise = {
  key: 'chop-inside',
  kind: { practice_type: 'opposed' },
  sizes: [
    createGoalSize('youth', { area: [24, 24], level: 2, time: [6, 75, 60] }),
    createGoalSize('full', { area: [30, 32], level: 3, time: [6, 90, 60] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const passer = drawing.player('a', at(0.08, 0.45))
    const winger = drawing.player('a', at(0.34, 0.1))
    drawing.player('a', at(0.34, 0.9))
    const back = drawing.player('b', at(0.56, 0.16))
    const other = drawing.player('b', at(0.56, 0.84))
    const ball = drawing.ball(passer)
    addBench(drawing, 5)
    drawing.pass(ball, winger)
    drawing.together(() => {
      drawing.run(winger, at(0.52, 0.08))
      drawing.run(back, at(0.64, 0.1))
      drawing.run(other, at(0.64, 0.66))
    })
    drawing.together(() => {
      drawing.run(winger, at(0.58, 0.22), at(0.64, 0.3))
      drawing.run(back, at(0.74, 0.2))
    })
    drawing.shot(ball, placeShot(0.9))
    return drawing
  },
  words: {
    en: {
      title: 'Chop inside and curl',
      aim: 'Threaten the line, cut inside the full-back and finish into the far corner.',
      setup:
        'Width of {w} m and {l} m of depth in front of a {goal} with a keeper. A winger on each side faces a full-back, the passer has the balls in the middle. Sides alternate.',
      rules: [
        'The passer plays wide; the full-back may move with the pass.',
        'The winger drives at the line until the full-back turns the hips.',
        'A sharp cut inside, one touch to prepare and the shot.',
        'If the full-back blocks the inside, go down the line and pull the ball back to the passer.',
        'Now the other side; full-backs and wingers swap after each round.',
      ],
      points: [
        'Sell the line with speed: without it nobody opens the inside.',
        'Cut with the outside foot and step over the ball’s new path at once.',
        'Curl it round the defender’s body: inside of the foot, follow through across.',
        'Far corner first; the near one when the keeper cheats across.',
      ],
      harder: ['The opposite full-back slides across and covers the inside.'],
      easier: ['Full-backs start two metres further away.'],
      scoring:
        'Far-corner goal three, any other goal two, ball won and dribbled past the passer’s line one.',
      question: 'What made the full-back believe that you would go outside?',
      fault: 'The cut comes too early, in front of the defender’s feet and not behind the hips.',
    },
    de: {
      title: 'Nach innen ziehen und schlenzen',
      aim: 'Die Linie andeuten, am Außenverteidiger vorbei nach innen ziehen und ins lange Eck treffen.',
      setup:
        'Vor einem {goal} mit Torwart ist das Feld {w} m breit und {l} m tief. Auf jeder Seite ein Flügelspieler gegen einen Außenverteidiger, der Passgeber mit Bällen in der Mitte. Die Seiten wechseln sich ab.',
      rules: [
        'Pass nach außen; mit dem Pass darf sich der Außenverteidiger bewegen.',
        'Der Flügelspieler zieht zur Linie, bis der Gegner die Hüfte dreht.',
        'Scharf nach innen kappen, ein Kontakt zum Vorlegen, Schuss.',
        'Macht der Gegner innen zu: Linie entlang und zurück auf den Passgeber.',
        'Danach die andere Seite; nach jedem Durchgang tauschen beide Rollen.',
      ],
      points: [
        'Die Linie mit Tempo androhen, sonst öffnet keiner die Mitte.',
        'Mit dem äußeren Fuß kappen und sofort in den neuen Weg steigen.',
        'Um den Körper des Gegners schlenzen: Innenseite, Bein quer durchziehen.',
        'Zuerst das lange Eck; das kurze, wenn der Torwart zu früh wegschiebt.',
      ],
      harder: ['Der ballferne Außenverteidiger rückt ein und sichert die Mitte.'],
      easier: ['Die Außenverteidiger starten zwei Meter weiter weg.'],
      scoring:
        'Langes Eck drei, jedes andere Tor zwei, Ballgewinn mit Dribbling über die Passlinie einer.',
      question: 'Wodurch glaubte der Gegner, dass du außen vorbeigehst?',
      fault: 'Der Haken kommt zu früh, vor die Füße des Gegners und nicht hinter seine Hüfte.',
    },
    bg: {
      title: 'Прибиране навътре и фалц',
      aim: 'Заплаха по линията, прибиране навътре покрай бека и завършване в далечния ъгъл.',
      setup:
        'Пред {goal} с вратар полето е {w} м широко и {l} м дълбоко. На всяка страна крило срещу бек, в средата подаващ с топки. Страните се редуват.',
      rules: [
        'Пас към крилото; бекът може да тръгне заедно с паса.',
        'Крилото напада по линията, докато бекът завърти таза.',
        'Рязко прибиране навътре, едно докосване за подготовка и удар.',
        'Ако бекът затвори вътре: по линията и връщане към подаващия.',
        'После е другата страна; след серия крила и бекове се сменят.',
      ],
      points: [
        'Заплаши линията със скорост, иначе никой не отваря средата.',
        'Прибери с външния крак и веднага стъпи в новата посока.',
        'Завърти топката около тялото на бека: с вътрешната част, кракът минава напречно.',
        'Първо далечният ъгъл; близкият – когато вратарят тръгне рано.',
      ],
      harder: ['Далечният бек се прибира и пази средата.'],
      easier: ['Бековете започват два метра по-далеч.'],
      scoring:
        'Гол в далечния ъгъл – три, друг гол – два, отнета и изведена зад подаващия топка – един.',
      question: 'Кое накара бека да повярва, че ще минеш отвън?',
      fault: 'Прибирането е твърде рано – в краката на бека, а не зад таза му.',
    },
  },
}
