/** Unified pairs follow pictures; for players with learning disabilities and everyone else. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, type Exercise } from '../kit'
import { olderGroup, youngGroup } from './sizes'

export const picturePath: Exercise = {
  key: 'picture-path',
  sizes: [
    { ...youngGroup, more: 4 },
    { ...olderGroup, more: 4 },
  ],
  intensity: 'medium',
  kind: { topic: 'passing', practice_type: 'unopposed', phase: 'warm_up', moment: null },
  more: { coaches: 2 },
  draw({ area, count = 8 }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('cone')
    drawing.gears('marker', [at(0.2, 0.12), at(0.2, 0.28), at(0.5, 0.12), at(0.5, 0.28)])
    drawing.gears('pole', [at(0.82, 0.2), at(0.82, 0.5)])
    drawing.gears('ring', [at(0.62, 0.78), at(0.44, 0.78)])
    drawing.goal('small', at(0, 0.76), 0)
    const pairs = count / 2
    const starts = [
      [0.06, 0.2],
      [0.36, 0.2],
      [0.7, 0.2],
      [0.78, 0.8],
      [0.3, 0.78],
    ] as const
    const couples = starts.slice(0, pairs).map(([x, y]) => {
      const one = drawing.player('a', at(x, y - 0.08))
      const two = drawing.player('c', at(x, y + 0.1))
      return { one, two, x, y, ball: drawing.ball(one) }
    })
    addBench(drawing, 2)
    const [first, second, third] = couples
    if (!first || !second || !third) return drawing
    drawing.together(() => {
      drawing.run(first.one, at(0.24, 0.08))
      drawing.run(first.two, at(0.24, 0.34))
      drawing.pass(second.ball, second.two)
      drawing.run(third.one, at(0.82, 0.08))
    })
    drawing.together(() => {
      drawing.pass(first.ball, first.two)
      drawing.run(second.two, at(0.54, 0.34))
      drawing.run(second.one, at(0.54, 0.08))
      drawing.pass(third.ball, third.two)
    })
    drawing.together(() => {
      drawing.pass(second.ball, second.one)
      drawing.run(third.two, at(0.84, 0.64))
    })
    return drawing
  },
  words: {
    en: {
      title: 'Picture path in pairs',
      aim: 'Two partners solve a path of small tasks together. Pictures, not long explanations, tell everyone what comes next.',
      setup:
        'Round course on {l} × {w} m for {n} players in pairs, a ball for two: two passing gates, a slalom of poles, two rings, a 3 m goal. Beside every task hangs a card with one picture and one word. The same order in every session gives security.',
      rules: [
        'Look at the card together and show with your thumb: understood.',
        'Gates: pass to your partner through both, walking or running as you like.',
        'Poles: one dribbles, the other runs beside and counts aloud.',
        'Rings: both put a foot inside and roll the ball to each other three times.',
        'Goal: one passes across, the other scores; high five, and the next trip begins.',
      ],
      points: [
        'One step, one sentence: show it, do it with them, let them do it.',
        'Wait five seconds before you help; thinking takes time.',
        'Partners decide the pace together, nobody overtakes inside a task.',
        'Say what was good: “You waited for the pass.”',
      ],
      harder: [
        'Turn one card over: the pair remembers the task.',
        'Each pair adds a card with a task of its own.',
      ],
      easier: ['Only two tasks, and a helper shows each of them once more.'],
      scoring: 'A sticker for each completed trip; the group fills one poster together.',
      question: 'What did your partner do that helped you?',
      fault: 'The stronger partner does everything, and the other runs along.',
    },
    de: {
      title: 'Bilderweg zu zweit',
      aim: 'Zwei Partner lösen gemeinsam einen Weg aus kleinen Aufgaben. Bilder statt langer Erklärungen zeigen, was als Nächstes kommt.',
      setup:
        'Rundweg auf {l} × {w} m für {n} Spieler in Paaren, ein Ball zu zweit: zwei Passtore, ein Stangenslalom, zwei Reifen, ein Drei-Meter-Tor. An jeder Aufgabe hängt eine Karte mit einem Bild und einem Wort. Die gleiche Reihenfolge gibt Sicherheit.',
      rules: [
        'Gemeinsam die Karte ansehen und mit dem Daumen zeigen: verstanden.',
        'Tore: durch beide zum Partner passen, gehend oder laufend.',
        'Stangen: Einer dribbelt, der andere läuft daneben und zählt laut.',
        'Reifen: Beide stellen einen Fuß hinein und rollen sich den Ball dreimal zu.',
        'Tor: Einer passt quer, der andere trifft; abklatschen, und die nächste Runde beginnt.',
      ],
      points: [
        'Ein Schritt, ein Satz: zeigen, gemeinsam tun, allein tun lassen.',
        'Fünf Sekunden warten, bevor du hilfst: Denken braucht Zeit.',
        'Das Paar bestimmt das Tempo, überholt wird nicht innerhalb einer Aufgabe.',
        'Sagen, was gut war: „Du hast auf den Pass gewartet.“',
      ],
      harder: [
        'Eine Karte umdrehen: Das Paar erinnert sich an die Aufgabe.',
        'Jedes Paar ergänzt eine Karte mit eigener Aufgabe.',
      ],
      easier: ['Nur zwei Aufgaben, ein Helfer zeigt jede noch einmal.'],
      scoring: 'Ein Aufkleber je geschaffter Runde; die Gruppe füllt gemeinsam ein Plakat.',
      question: 'Womit hat dir dein Partner geholfen?',
      fault: 'Der stärkere Partner macht alles, der andere läuft mit.',
    },
    bg: {
      title: 'Пътека с картинки по двойки',
      aim: 'Двама партньори минават заедно пътека от малки задачи. Картинки, а не дълги обяснения, показват какво следва.',
      setup:
        'Кръгова пътека на {l} × {w} м за {n} играчи по двойки, една топка за двама: две вратички за пас, слалом между стълбове, два обръча, триметрова врата. До всяка задача виси карта с една картинка и една дума. Еднаквият ред дава сигурност.',
      rules: [
        'Погледнете заедно картата и покажете с палец: разбрано.',
        'Вратички: пас към партньора през двете, с ходене или бягане.',
        'Стълбове: единият води, другият тича отстрани и брои на глас.',
        'Обръчи: двамата слагат по крак вътре и си търкалят топката три пъти.',
        'Врата: единият подава напречно, другият вкарва; плясване и следваща обиколка.',
      ],
      points: [
        'Една стъпка, едно изречение: покажи, направете заедно, остави ги сами.',
        'Изчакай пет секунди, преди да помогнеш: мисленето иска време.',
        'Двойката определя темпото, вътре в задача не се изпреварва.',
        'Кажи кое беше добро: „Ти изчака паса.“',
      ],
      harder: [
        'Обърнете една карта: двойката си припомня задачата.',
        'Всяка двойка добавя карта със своя задача.',
      ],
      easier: ['Само две задачи, помощник показва всяка още веднъж.'],
      scoring: 'Стикер за всяка измината обиколка; групата попълва общ плакат.',
      question: 'С какво ти помогна партньорът?',
      fault: 'По-силният партньор прави всичко, а другият само тича с него.',
    },
  },
}
