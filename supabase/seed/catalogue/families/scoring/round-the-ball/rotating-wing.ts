/** Wing triangle rotates: overlap and underlap in one game of 3v3 with a far runner. */
import { addBench, playInto, type Exercise } from '../../grown/kit'
import { createGoalGround, createGoalSize } from '../ground'

export const rotatingWing: Exercise = {
  key: 'rotating-wing',
  kind: { practice_type: 'phase_of_play', corners: ['tactical', 'social'] },
  sizes: [
    createGoalSize('youth', { area: [36, 34], ages: [12, 13], level: 4, time: [5, 120, 60] }),
    createGoalSize('full', { area: [46, 46], ages: [14, 99], level: 4, time: [5, 150, 75] }),
  ],
  intensity: 'high',
  draw(size) {
    const { drawing, at, placeShot } = createGoalGround(size)
    drawing.zone(at(0.74, 0.34), at(1, 0.66))
    drawing.zone(at(0.2, 0), at(0.9, 0.34))
    const back = drawing.player('a', at(0.24, 0.08))
    const eight = drawing.player('a', at(0.34, 0.3))
    const winger = drawing.player('a', at(0.56, 0.06))
    const striker = drawing.player('a', at(0.6, 0.52))
    const farSide = drawing.player('a', at(0.46, 0.86))
    const wide = drawing.player('b', at(0.46, 0.14))
    const fullBack = drawing.player('b', at(0.68, 0.14))
    const six = drawing.player('b', at(0.5, 0.36))
    const left = drawing.player('b', at(0.74, 0.46))
    const right = drawing.player('b', at(0.72, 0.68))
    const ball = drawing.ball(back)
    addBench(drawing, 6)
    drawing.together(() => {
      drawing.pass(ball, eight)
      drawing.run(winger, at(0.54, 0.22))
      drawing.run(fullBack, at(0.64, 0.22))
      drawing.run(back, at(0.4, 0.04))
      drawing.run(six, at(0.46, 0.32))
    })
    playInto(drawing, ball, back, at(0.62, 0.05), [
      [wide, at(0.52, 0.1)],
      [fullBack, at(0.7, 0.12)],
    ])
    drawing.together(() => {
      drawing.run(winger, at(0.76, 0.24))
      drawing.pass(ball, at(0.76, 0.24), { for: winger })
      drawing.run(left, at(0.82, 0.36))
      drawing.run(striker, at(0.76, 0.5))
      drawing.run(farSide, at(0.74, 0.76))
      drawing.run(right, at(0.8, 0.62))
    })
    playInto(drawing, ball, striker, at(0.78, 0.5))
    drawing.shot(ball, placeShot(-0.85))
    return drawing
  },
  words: {
    en: {
      title: 'The wing triangle rotates',
      aim: 'Three players on the wing change places so that somebody is always outside, inside and supporting.',
      setup:
        '{l} × {w} m, {goal} with a keeper, in front of it a marked box. On the marked wing full-back, midfielder and winger play against three; a striker and the far winger against two centre-backs.',
      rules: [
        'The full-back starts; in the wing zone there are no touch limits.',
        'Whoever passes leaves the place: outside, inside or back. Another fills it.',
        'At least one change of place must come before the way to goal.',
        'Defenders mark man or zone as they agree; after a win they dribble over the start line.',
        'Five attacks, then the next three take the wing; change sides at half-time.',
      ],
      points: [
        'Three heights: one behind the ball, one level, one in front of it.',
        'Outside run when the winger is inside, inside run when the winger is wide.',
        'The change happens while the ball rolls and not when it has arrived.',
        'If the marking follows, the middle is empty: switch quickly to the striker.',
      ],
      harder: ['Two touches in the wing zone.'],
      easier: ['Three against two on the wing.'],
      scoring:
        'Goal three; entering the box with the ball after a change of place one. Win dribbled out one.',
      question: 'Which place was empty after your run, and who saw it?',
      fault: 'All three run forward and nobody supports behind the ball.',
    },
    de: {
      title: 'Das Flügeldreieck rotiert',
      aim: 'Drei Spieler am Flügel tauschen so, dass immer einer außen, einer innen und einer dahinter ist.',
      setup:
        '{l} × {w} m, {goal} mit Torwart, davor ein markierter Strafraum. Auf dem markierten Flügel spielen Außenverteidiger, Achter und Flügelspieler gegen drei; innen ein Stürmer und der ferne Flügel gegen zwei Innenverteidiger.',
      rules: [
        'Der Außenverteidiger beginnt; in der Flügelzone sind die Kontakte frei.',
        'Wer passt, verlässt seinen Platz: außen, innen oder zurück. Ein anderer füllt ihn.',
        'Mindestens ein Platztausch kommt vor dem Weg zum Tor.',
        'Die Abwehr übergibt oder folgt nach Absprache; nach Ballgewinn dribbelt sie über die Startlinie.',
        'Nach fünf Angriffen übernehmen die nächsten drei, zur Halbzeit wechselt die Seite.',
      ],
      points: [
        'Drei Höhen: einer hinter dem Ball, einer daneben, einer davor.',
        'Ist der Flügel innen, läuft man außen; ist er breit, läuft man innen.',
        'Getauscht wird, solange der Ball rollt, nicht nach seiner Ankunft.',
        'Folgt die Deckung, ist die Mitte leer: schnell auf den Stürmer.',
      ],
      harder: ['Zwei Kontakte in der Flügelzone.'],
      easier: ['Drei gegen zwei am Flügel.'],
      scoring: 'Tor drei; mit Ball nach Platztausch in den Strafraum eins. Herausgedribbelt: eins.',
      question: 'Welcher Platz war nach deinem Lauf leer, und wer hat es gesehen?',
      fault: 'Alle drei laufen nach vorn, hinter dem Ball unterstützt keiner.',
    },
    bg: {
      title: 'Триъгълникът на фланга се върти',
      aim: 'Трима на фланга сменят местата си така, че винаги има един отвън, един отвътре и един зад топката.',
      setup:
        '{l} × {w} м, {goal} с вратар, пред нея очертано наказателно поле. В очертания фланг бек, халф и крило играят срещу трима; в средата нападател и далечното крило срещу двама централни защитници.',
      rules: [
        'Бекът започва; във фланговата зона докосванията са свободни.',
        'Който подаде, напуска мястото си: отвън, отвътре или назад. Друг го заема.',
        'Преди пътя към вратата има поне една смяна на местата.',
        'Защитата следи или предава по уговорка; отнетата топка се изнася през стартовата линия.',
        'След пет атаки флангът е за следващите трима, на полувремето се сменя страната.',
      ],
      points: [
        'Три височини: един зад топката, един до нея, един пред нея.',
        'Крилото е вътре – бягаш отвън; крилото е широко – бягаш отвътре.',
        'Сменяйте се, докато топката се търкаля, а не когато е пристигнала.',
        'Ако пазачите ви следват, средата е празна: бързо към нападателя.',
      ],
      harder: ['Две докосвания във фланговата зона.'],
      easier: ['Трима срещу двама на фланга.'],
      scoring: 'Гол – три; влизане с топка в полето след смяна – един. Изнесена топка – един.',
      question: 'Кое място остана празно след бягането ти и кой го видя?',
      fault: 'И тримата тичат напред и зад топката няма подкрепа.',
    },
  },
}
