/** Y with a marker behind the fork player: turn, set, or leave. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { largeShape, smallShape } from './sizes'

export const threeAnswers: Exercise = {
  key: 'three-answers',
  sizes: [smallShape, largeShape],
  intensity: 'high',
  kind: { topic: 'first_touch' },
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.gears('cone', [at(0.04, 0.5), at(0.48, 0.5)])
    drawing.goal('mini', at(1, 0.16), 180)
    drawing.goal('mini', at(1, 0.84), 180)
    const base = drawing.player('a', at(0.06, 0.46))
    drawing.ball(drawing.player('a', at(0.02, 0.64)))
    const fork = drawing.player('a', at(0.46, 0.5))
    const wing = drawing.player('a', at(0.66, 0.1))
    drawing.player('a', at(0.66, 0.9))
    const marker = drawing.player('b', at(0.56, 0.52))
    drawing.player('b', at(0.84, 0.5))
    const ball = drawing.ball(base)
    addBench(drawing, 4)
    playInto(drawing, ball, fork, at(0.36, 0.46), [[marker, at(0.44, 0.5)]])
    playInto(drawing, ball, base, at(0.2, 0.34))
    drawing.together(() => {
      drawing.run(fork, at(0.48, 0.68))
      drawing.pass(ball, wing)
    })
    moveAll(drawing, [wing, at(0.8, 0.15)], [marker, at(0.64, 0.26)])
    drawing.pass(ball, at(1, 0.16))
    return drawing
  },
  words: {
    en: {
      title: 'Turn, set or leave it',
      aim: 'Give three different answers to a marker at your back: turn away, set the ball back, or let it run on.',
      setup:
        'Cones mark foot and fork of a Y on {l} × {w} m, two mini goals stand where the arms end. Two players at the foot, one at the fork with a marker behind, one wide player on each arm. A second defender rests between the goals.',
      rules: [
        'The foot passes to the fork player, who has a marker at the back.',
        'Turn if the marker stays off, set back if the marker is tight.',
        'If the marker tries to step in front, fake and let the ball run to a wide player.',
        'From then on everybody attacks the two mini goals, the marker defends both.',
        'Next ball from the foot after a goal or win; fork and marker change after four balls.',
      ],
      points: [
        'Hold the marker off with your forearm low, never with the hand.',
        'Check your shoulder at the moment the passer looks down.',
        'A set is a pass: firm, to the front foot, then move away at once.',
        'To leave the ball, sell the touch: step towards it and lift the foot late.',
        'Wide players: stay wide until you see which answer is given.',
      ],
      harder: ['The resting defender guards one goal from the second pass on.'],
      easier: ['Only two answers, turn or set, until both feel safe.'],
      scoring: 'First goal of each of the three kinds: three points; every further one: one point.',
      question: 'Which of the three answers did you use least, and when would it have been right?',
      fault: 'The ball is always set back because nobody looked over the shoulder.',
    },
    de: {
      title: 'Aufdrehen, klatschen oder durchlassen',
      aim: 'Drei Antworten auf den Gegner im Rücken beherrschen: aufdrehen, klatschen lassen, den Ball durchlassen.',
      setup:
        'Hütchen markieren Fuß und Gabel eines Y auf {l} × {w} m, am Ende der Arme steht je ein Minitor. Zwei Spieler am Fuß, einer in der Gabel mit Gegner im Rücken, auf jedem Arm ein Außenspieler. Ein zweiter Verteidiger pausiert zwischen den Toren.',
      rules: [
        'Pass vom Fuß in die Gabel, wo der Gegner im Rücken wartet.',
        'Lässt der Gegner Platz: aufdrehen. Ist er eng dran: klatschen lassen.',
        'Will er vorbeistechen: antäuschen und den Ball zum Außenspieler durchlassen.',
        'Danach greifen alle die zwei Minitore an, der Gegner verteidigt beide.',
        'Nach Tor oder Ballgewinn kommt der nächste Ball; nach vier Bällen wechseln Gabel und Gegner.',
      ],
      points: [
        'Gegner mit tiefem Unterarm auf Abstand halten, nie mit der Hand.',
        'Schulterblick, wenn der Passgeber nach unten schaut.',
        'Die Ablage ist ein Pass: fest auf den vorderen Fuß, dann sofort weg.',
        'Durchlassen heißt täuschen: zum Ball gehen, den Fuß spät heben.',
        'Außenspieler: breit bleiben, bis die Antwort klar ist.',
      ],
      harder: ['Der pausierende Verteidiger bewacht ab dem zweiten Pass ein Tor.'],
      easier: ['Nur zwei Antworten, aufdrehen oder klatschen, bis beide sitzen.'],
      scoring: 'Erstes Tor jeder der drei Arten: drei Punkte; jedes weitere: ein Punkt.',
      question: 'Welche Antwort kam am seltensten, und wann hätte sie gepasst?',
      fault: 'Es wird immer geklatscht, weil der Schulterblick fehlt.',
    },
    bg: {
      title: 'Обърни се, върни или пропусни',
      aim: 'Три отговора на противник зад гърба: обръщане, връщане от първо или пропускане на топката.',
      setup:
        'Конуси бележат основата и разклонението на игрек на {l} × {w} м, в края на рамената има по една малка врата. Двама в основата, един в разклонението с пазач зад гърба, по един краен играч на рамо. Втори защитник почива между вратите.',
      rules: [
        'Основата подава на играча в разклонението, зад когото стои пазач.',
        'При дистанция – обръщане, при плътен пазач – връщане от първо.',
        'Ако пазачът се хвърли отпред – лъжливо движение и топката се пропуска към крайния.',
        'После всички атакуват двете врати, а пазачът ги защитава.',
        'След гол или отнемане – нова топка; след четири топки играчът и пазачът се сменят.',
      ],
      points: [
        'Дръж пазача с ниско поставена предмишница, никога с длан.',
        'Погледни през рамо, когато подаващият наведе глава.',
        'Връщането е пас: твърдо, на предния крак, и веднага се отдалечи.',
        'За пропускане: пристъпи към топката и вдигни крака късно.',
        'Крайни: стойте широко, докато разберете отговора.',
      ],
      harder: ['Почиващият защитник пази едната врата от втория пас нататък.'],
      easier: ['Само два отговора – обръщане или връщане, докато станат сигурни.'],
      scoring: 'Първи гол от всеки от трите вида – три точки; всеки следващ – една.',
      question: 'Кой отговор използвахте най-рядко и кога би бил верен?',
      fault: 'Топката винаги се връща, защото никой не е погледнал през рамо.',
    },
  },
}
