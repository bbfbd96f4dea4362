/** Dummy: the first striker lets the ball run to the second. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const letItRun: Exercise = {
  key: 'let-it-run',
  sizes: [
    createGoalSize('small', { area: [22, 16], ages: [9, 10], level: 2, time: [6, 60, 45] }),
    createGoalSize('youth', { area: [28, 20], ages: [11, 14], level: 3, time: [6, 75, 60] }),
  ],
  intensity: 'medium',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const passer = drawing.player('a', at(0.06, 0.36))
    drawing.player('a', at(0.06, 0.66))
    const first = drawing.player('a', at(0.42, 0.5))
    const second = drawing.player('a', at(0.56, 0.68))
    const near = drawing.player('b', at(0.54, 0.4))
    const far = drawing.player('b', at(0.68, 0.6))
    const ball = drawing.ball(passer)
    addBench(drawing, 4)
    drawing.together(() => {
      drawing.run(first, at(0.36, 0.4))
      drawing.run(near, at(0.46, 0.38))
    })
    playInto(drawing, ball, second, at(0.5, 0.68), [
      [first, at(0.48, 0.34), at(0.6, 0.38)],
      [far, at(0.6, 0.62)],
    ])
    playInto(drawing, ball, first, at(0.72, 0.4), [
      [near, at(0.62, 0.46)],
      [far, at(0.64, 0.56)],
    ])
    drawing.shot(ball, placeShot(-0.85))
    return drawing
  },
  words: {
    en: {
      title: 'Leave it!',
      aim: 'Let a pass run through to a team-mate and use the second in which two defenders watch the wrong player.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Two passers with balls at the open end, two strikers one behind the other in line with the pass, two defenders.',
      rules: [
        'The first striker comes to the pass as if to control it.',
        'On the call “Leave!” the ball runs on to the second striker.',
        'The first spins behind the defenders and gets the ball back.',
        'Without a call the first keeps it: set, turn or shoot.',
        'Passers and strikers swap after each ball, defenders after six.',
      ],
      points: [
        'Open legs and a foot over the ball: it has to look real.',
        'The second striker calls, because only they see what is behind.',
        'Accelerate at once after the dummy, the second goes quickly by.',
      ],
      harder: ['Defenders try to intercept between the strikers.'],
      easier: ['Defenders stand still until the ball has passed the first striker.'],
      scoring: 'Goal after a dummy three, other goals one. Interception one for the defence.',
      question: 'How did the call change what the defender believed?',
      fault: 'The dummy comes without a call and the ball runs to nobody.',
    },
    de: {
      title: 'Durchlassen!',
      aim: 'Einen Pass zum Mitspieler durchlassen und die Sekunde nutzen, in der zwei Gegner den Falschen ansehen.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Am offenen Ende zwei Passgeber mit Bällen, in der Passlinie zwei Stürmer hintereinander, dazu zwei Verteidiger.',
      rules: [
        'Der erste Stürmer kommt entgegen, als nähme er den Ball an.',
        'Auf den Ruf „Lass!“ läuft der Ball weiter zum zweiten.',
        'Der erste dreht hinter die Abwehr und bekommt den Ball zurück.',
        'Ohne Ruf behält er ihn: klatschen, drehen oder schießen.',
        'Passgeber und Stürmer tauschen nach jedem Ball, die Abwehr nach sechs.',
      ],
      points: [
        'Beine öffnen und den Fuß über den Ball: Es muss echt aussehen.',
        'Der zweite Stürmer ruft, denn nur er sieht, was dahinter ist.',
        'Nach dem Durchlassen sofort antreten, die Sekunde ist kurz.',
      ],
      harder: ['Die Verteidiger versuchen, zwischen den Stürmern abzufangen.'],
      easier: ['Die Verteidiger stehen, bis der Ball am ersten Stürmer vorbei ist.'],
      scoring: 'Tor nach Durchlassen drei, andere Tore eins. Abfangen eins für die Abwehr.',
      question: 'Was glaubte der Gegner vor dem Ruf und was danach?',
      fault: 'Durchlassen ohne Ruf, der Ball rollt zu niemandem.',
    },
    bg: {
      title: 'Пусни я!',
      aim: 'Пропускане на паса към съотборник и използване на секундата, в която двама гледат грешния играч.',
      setup:
        '{l} × {w} м, {goal} с вратар. В отворения край двама подаващи с топки, на линията на паса двама нападатели един зад друг и двама защитници.',
      rules: [
        'Първият нападател идва към паса, сякаш ще го овладее.',
        'При вика „Пусни!“ топката продължава към втория.',
        'Първият се завърта зад защитата и получава обратно.',
        'Без вик задържа: сваля, обръща се или удря.',
        'Подаващи и нападатели се сменят след всяка топка, защитата – след шест.',
      ],
      points: [
        'Разкрачи се и сложи крака над топката: трябва да изглежда истинско.',
        'Вика вторият нападател, защото само той вижда какво има отзад.',
        'Веднага след пропускането ускори, секундата е кратка.',
      ],
      harder: ['Защитниците се стремят да прихванат между нападателите.'],
      easier: ['Защитниците стоят, докато топката подмине първия нападател.'],
      scoring: 'Гол след пропускане – три, друг гол – един. Прихващане – един за защитата.',
      question: 'Какво вярваше защитникът преди вика и след него?',
      fault: 'Пропускане без вик и топката стига до никого.',
    },
  },
}
