/** 3v1 which becomes 3v2: a recovering defender from the side. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const catchingUp: Exercise = {
  key: 'catching-up',
  sizes: [
    createGoalSize('small', { area: [24, 18], ages: [9, 10], level: 2, time: [7, 45, 60] }),
    createGoalSize('full', { area: [40, 30], level: 3, time: [7, 60, 90] }),
  ],
  intensity: 'very_high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    const middle = drawing.player('a', at(0.06, 0.5))
    const upper = drawing.player('a', at(0.06, 0.16))
    const lower = drawing.player('a', at(0.06, 0.84))
    const guard = drawing.player('b', at(0.66, 0.5))
    const chaser = drawing.player('b', at(0.2, 0))
    drawing.player('b', at(0.2, 1))
    const ball = drawing.ball(middle)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(middle, at(0.36, 0.5))
      drawing.run(upper, at(0.36, 0.18))
      drawing.run(lower, at(0.38, 0.82))
      drawing.run(guard, at(0.6, 0.5))
    })
    drawing.together(() => {
      drawing.pass(ball, at(0.56, 0.78), { for: lower })
      drawing.run(lower, at(0.56, 0.78))
      drawing.run(guard, at(0.66, 0.64))
      drawing.run(chaser, at(0.4, 0.26))
      drawing.run(middle, at(0.52, 0.46))
    })
    playInto(drawing, ball, middle, at(0.72, 0.44), [
      [chaser, at(0.6, 0.34)],
      [upper, at(0.66, 0.18)],
      [guard, at(0.74, 0.58)],
    ])
    drawing.shot(ball, placeShot(-0.8))
    return drawing
  },
  words: {
    en: {
      title: 'They are catching up',
      aim: 'Finish a three against one quickly, because a second defender is running back.',
      setup:
        '{l} × {w} m, {goal} with a keeper. Three attackers start in three lanes, one defender waits in front of goal. On the side line stand chasers, one for each attack.',
      rules: [
        'The middle attacker starts and the attack is three against one.',
        'The chaser may run in when the ball passes the first cones.',
        'With the chaser back it is three against two: shoot before that.',
        'The attack ends with a shot, a win or after eight seconds.',
        'The chasers alternate; after three attacks attackers and defenders swap.',
      ],
      points: [
        'First pass forward and early: it costs the chaser ten metres.',
        'Outside players hold their lane, cutting in helps the lone defender.',
        'Lone defender on the ball? Play. Dropping off? Drive and shoot.',
      ],
      harder: ['The chaser starts level with the ball.'],
      easier: ['The chaser starts only after the second pass.'],
      scoring:
        'Goal before the chaser is back three, afterwards one. Defenders score one for each stop.',
      question: 'Which pass won you the most time?',
      fault: 'A safe square pass at the start: the chaser is level at once.',
    },
    de: {
      title: 'Die Verfolger kommen',
      aim: 'Ein Drei gegen Eins schnell ausspielen, denn ein zweiter Verteidiger läuft zurück.',
      setup:
        '{l} × {w} m, {goal} mit Torwart. Drei Angreifer starten in drei Bahnen, vor dem Tor wartet ein Verteidiger. An der Seitenlinie stehen Verfolger, einer je Angriff.',
      rules: [
        'Der mittlere Angreifer startet, es ist ein Drei gegen Eins.',
        'Passiert der Ball die ersten Hütchen, darf der Verfolger los.',
        'Ist er zurück, heißt es Drei gegen Zwei: vorher schießen.',
        'Schluss ist mit Schuss, Ballgewinn oder nach acht Sekunden.',
        'Die Verfolger wechseln sich ab; nach drei Angriffen tauschen Angriff und Abwehr.',
      ],
      points: [
        'Erster Pass früh nach vorn: Das kostet den Verfolger zehn Meter.',
        'Die Äußeren halten ihre Bahn; wer einrückt, hilft dem Verteidiger.',
        'Geht der Verteidiger zum Ball? Abspielen. Fällt er? Ziehen und schießen.',
      ],
      harder: ['Der Verfolger startet auf Ballhöhe.'],
      easier: ['Der Verfolger startet erst nach dem zweiten Pass.'],
      scoring:
        'Tor vor der Rückkehr drei, danach eins. Jede Abwehr bringt den Verteidigern einen Punkt.',
      question: 'Welcher Pass hat euch am meisten Zeit gebracht?',
      fault: 'Ein sicherer Querpass am Anfang: Der Verfolger ist sofort da.',
    },
    bg: {
      title: 'Преследвачите идват',
      aim: 'Бързо завършване на трима срещу един, защото втори защитник се връща.',
      setup:
        '{l} × {w} м, {goal} с вратар. Трима нападатели тръгват в три коридора, пред вратата чака един защитник. На страничната линия има преследвачи, по един за атака.',
      rules: [
        'Средният тръгва и атаката е трима срещу един.',
        'Щом топката мине първите конуси, преследвачът може да тръгне.',
        'Когато се върне, е трима срещу двама: удари преди това.',
        'Край е при удар, отнемане или след осем секунди.',
        'Преследвачите се редуват; на три атаки нападатели и защитници се сменят.',
      ],
      points: [
        'Първият пас е рано и напред: струва на преследвача десет метра.',
        'Външните държат коридора си; който се прибира, помага на защитника.',
        'Защитникът идва към топката? Подай. Прибира се? Води и удряй.',
      ],
      harder: ['Преследвачът тръгва наравно с топката.'],
      easier: ['Преследвачът тръгва чак след втория пас.'],
      scoring:
        'Гол преди връщането – три, след него – един. Всяка спряна атака – точка за защитата.',
      question: 'Кой пас ви спечели най-много време?',
      fault: 'Сигурен напречен пас в началото: преследвачът е веднага там.',
    },
  },
}
