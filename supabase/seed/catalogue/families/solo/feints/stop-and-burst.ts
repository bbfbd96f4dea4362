/** Side by side down the corridor: brake, burst, gone. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const stopAndBurst: Exercise = {
  key: 'stop-and-burst',
  kind: { corners: ['technical', 'physical'] },
  sizes: createSizes(
    [[22, 10], [8, 11], 1, [8, 30, 45], { more: 3 }],
    [[30, 12], [12, 99], 3, [8, 40, 60], { more: 3 }],
  ),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 2)
    drawing.goal('mini', at(1, 0.5), 180)
    drawing.gears('marker', [at(0.4, 0), at(0.6, 0)])
    const dribbler = drawing.player('a', at(0.04, 0.34))
    const ball = drawing.ball(dribbler)
    const runner = drawing.player('b', at(0.04, 0.54))
    drawing.ball(drawing.player('a', at(-0.06, 0.3)))
    drawing.player('b', at(-0.06, 0.7))
    moveAll(drawing, [dribbler, at(0.36, 0.34)], [runner, at(0.42, 0.52)])
    moveAll(drawing, [dribbler, at(0.42, 0.35)], [runner, at(0.52, 0.52)])
    moveAll(
      drawing,
      [dribbler, at(0.64, 0.36), at(0.8, 0.44)],
      [runner, at(0.56, 0.54), at(0.7, 0.58)],
    )
    drawing.pass(ball, at(1, 0.5))
    return drawing
  },
  words: {
    en: {
      title: 'Brake and burst beside an opponent',
      aim: 'Lose an opponent who runs at your shoulder by changing speed, without any trick.',
      setup:
        'Corridor of {l} × {w} m with a mini goal at the end and two markers that show the braking zone. Pairs start side by side: one with a ball, one without, an arm’s length apart.',
      rules: [
        'Both set off together; the ball is on the side away from the opponent.',
        'Until the first marker the opponent only runs along.',
        'In the braking zone: slow down or stop, then explode; from here the opponent may win the ball.',
        'Pass into the mini goal from the last third; a ball won goes the other way over the start line.',
        'Walk back outside; the next pair starts and the roles change.',
      ],
      points: [
        'Brake with short steps and a low hip, sole or inside on the ball.',
        'Wait until the opponent’s weight is on the heels, then go.',
        'First touch of the burst long, arm out to keep the side.',
      ],
      harder: ['No markers: the brake may come anywhere, twice if needed.'],
      easier: ['The opponent starts half a step behind.'],
      scoring: 'Goal with a clear step of lead: two points, any other goal one, ball won one.',
      question: 'Was it the stop or the start that won the step?',
      fault: 'A little slower, a little faster: the opponent does not even notice.',
    },
    de: {
      title: 'Bremsen und explodieren',
      aim: 'Einen Gegner an der Schulter allein durch Tempowechsel loswerden, ganz ohne Trick.',
      setup:
        'Korridor von {l} × {w} m mit Minitor am Ende; zwei Hütchen zeigen die Bremszone. Paare starten nebeneinander: einer mit Ball, einer ohne, eine Armlänge Abstand.',
      rules: [
        'Beide laufen gemeinsam los; der Ball ist auf der gegnerfernen Seite.',
        'Bis zum ersten Hütchen läuft der Gegner nur mit.',
        'In der Bremszone abbremsen oder stoppen, dann explodieren; ab hier darf der Gegner angreifen.',
        'Im letzten Drittel ins Minitor passen; ein gewonnener Ball geht zurück über die Startlinie.',
        'Außen zurückgehen; das nächste Paar startet, die Rollen wechseln.',
      ],
      points: [
        'Mit kurzen Schritten und tiefer Hüfte bremsen, Sohle oder Innenseite am Ball.',
        'Warten, bis der Gegner auf den Fersen steht, dann los.',
        'Erster Kontakt lang, der Arm hält die Seite frei.',
      ],
      harder: ['Ohne Hütchen: gebremst wird irgendwo, bei Bedarf zweimal.'],
      easier: ['Der Gegner startet einen halben Schritt dahinter.'],
      scoring: 'Tor mit klarem Vorsprung: zwei Punkte, jedes andere einer, Ballgewinn einer.',
      question: 'Was brachte den Vorsprung: der Stopp oder der Start?',
      fault: 'Ein wenig langsamer, ein wenig schneller: Der Gegner merkt es gar nicht.',
    },
    bg: {
      title: 'Спиране и взрив до противника',
      aim: 'Откъсване от противник до рамото само със смяна на скоростта, без никакъв трик.',
      setup:
        'Коридор {l} × {w} м с малка врата в края; два конуса показват зоната за спиране. Двойките тръгват редом: единият с топка, другият без, на една ръка разстояние.',
      rules: [
        'Двамата тръгват заедно; топката е от далечната за противника страна.',
        'До първия конус противникът само тича редом.',
        'В зоната – забавяне или спиране, после взрив; оттук противникът може да отнема.',
        'Пас в малката врата от последната третина; отнетата топка се води обратно през стартовата линия.',
        'Връщане отвън; тръгва следващата двойка и ролите се сменят.',
      ],
      points: [
        'Спирай с къси крачки и нисък таз, с ходило или вътрешна част.',
        'Изчакай тежестта на противника да отиде на петите и тръгни.',
        'Първото докосване е дълго, ръката пази страната.',
      ],
      harder: ['Без конуси: спира се навсякъде, при нужда два пъти.'],
      easier: ['Противникът тръгва половин крачка по-назад.'],
      scoring: 'Гол с ясна преднина – две точки, всеки друг – една, отнемане – една.',
      question: 'Кое донесе преднината: спирането или тръгването?',
      fault: 'Малко по-бавно, малко по-бързо: противникът дори не усеща.',
    },
  },
}
