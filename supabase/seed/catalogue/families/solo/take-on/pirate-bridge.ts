/** For the small: cross the bridge past the pirates. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const pirateBridge: Exercise = {
  key: 'pirate-bridge',
  kind: { practice_type: 'fun_game' },
  sizes: createSizes([[18, 14], [7, 9], 1, [8, 45, 30]], [[22, 16], [10, 12], 2, [8, 45, 45]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area, 0)
    drawing.coach(at(0.5, 1.14))
    drawing.zone(at(0.36, 0), at(0.64, 1))
    const sailors = [0.12, 0.38, 0.62, 0.88].map((y) => {
      const sailor = drawing.player('a', at(0.08, y))
      drawing.ball(sailor)
      return sailor
    })
    const upper = drawing.player('b', at(0.5, 0.28))
    const lower = drawing.player('b', at(0.5, 0.72))
    const [one = '', two = '', three = '', four = ''] = sailors
    moveAll(
      drawing,
      [one, at(0.32, 0.16), at(0.5, 0.07), at(0.7, 0.14), at(0.92, 0.12)],
      [upper, at(0.48, 0.22), at(0.52, 0.3)],
      [two, at(0.28, 0.44), at(0.22, 0.34)],
      [four, at(0.3, 0.86), at(0.24, 0.78)],
      [lower, at(0.44, 0.76), at(0.48, 0.64)],
    )
    moveAll(
      drawing,
      [two, at(0.36, 0.46), at(0.62, 0.46), at(0.92, 0.4)],
      [upper, at(0.5, 0.36)],
      [four, at(0.4, 0.92), at(0.64, 0.9), at(0.92, 0.86)],
      [lower, at(0.5, 0.8)],
      [three, at(0.3, 0.6)],
    )
    return drawing
  },
  words: {
    en: {
      title: 'Past the pirates on the bridge',
      aim: 'Dare to go past an opponent: choose the moment, show one way and take the other.',
      setup:
        'Sea of {l} × {w} m with a bridge across the middle. Four sailors with a ball each on one shore, two pirates on the bridge who never leave it.',
      rules: [
        'Sailors cross the bridge whenever they like, alone or together.',
        'A pirate who wins a ball sends it back to the shore: try again.',
        'In front of the bridge you may wait, turn round or look for another place.',
        'Over on the other shore: a point, and back again the same way.',
        'After each round two new pirates go on the bridge.',
      ],
      points: [
        'Watch the pirate: busy with somebody else? Go!',
        'Step to one side, then push the ball past on the other.',
        'Run after it quickly, the pirate turns round too.',
      ],
      harder: ['Three pirates.', 'Show a trick on the bridge, or the crossing counts half.'],
      easier: ['Pirates walk sideways like crabs.'],
      scoring: 'Each crossing with the ball is a coin; the crew counts its coins together.',
      question: 'When was the best moment to start?',
      fault: 'Everybody runs straight at the pirate and hopes.',
    },
    de: {
      title: 'An den Piraten vorbei',
      aim: 'Sich am Gegner vorbeitrauen: den Moment wählen, eine Seite zeigen und die andere nehmen.',
      setup:
        'Ein Meer von {l} × {w} m mit einer Brücke quer durch die Mitte. Vier Matrosen mit je einem Ball an einem Ufer, zwei Piraten auf der Brücke, die sie nie verlassen.',
      rules: [
        'Die Matrosen überqueren die Brücke, wann sie wollen, allein oder gemeinsam.',
        'Erobert ein Pirat einen Ball, schickt er ihn ans Ufer zurück: neuer Versuch.',
        'Vor der Brücke darf man warten, umdrehen oder eine andere Stelle suchen.',
        'Am anderen Ufer: ein Punkt, und auf demselben Weg zurück.',
        'Nach jeder Runde gehen zwei neue Piraten auf die Brücke.',
      ],
      points: [
        'Den Piraten beobachten: Ist er beschäftigt? Los!',
        'Schritt zur einen Seite, Ball auf der anderen vorbei.',
        'Schnell hinterher, auch der Pirat dreht sich um.',
      ],
      harder: ['Drei Piraten.', 'Ohne Trick auf der Brücke zählt die Überfahrt nur halb.'],
      easier: ['Die Piraten gehen seitlich wie Krebse.'],
      scoring: 'Jede Überquerung mit Ball ist eine Münze; die Mannschaft zählt gemeinsam.',
      question: 'Wann war der beste Moment zum Losgehen?',
      fault: 'Alle laufen gerade auf den Piraten zu und hoffen.',
    },
    bg: {
      title: 'Покрай пиратите на моста',
      aim: 'Смелост за минаване покрай противник: избор на мига, показване на едната страна и минаване през другата.',
      setup:
        'Море {l} × {w} м с мост през средата. Четирима моряци с по една топка на единия бряг, двама пирати на моста, които не го напускат.',
      rules: [
        'Моряците минават моста, когато искат, сами или заедно.',
        'Пират, който отнеме топка, я връща на брега: нов опит.',
        'Пред моста можеш да чакаш, да се върнеш или да търсиш друго място.',
        'На другия бряг – точка, и обратно по същия път.',
        'След всяка серия на моста се качват двама нови пирати.',
      ],
      points: [
        'Гледай пирата: зает ли е с друг? Тръгвай!',
        'Крачка към едната страна, топката минава от другата.',
        'Бързо след нея, и пиратът се обръща.',
      ],
      harder: ['Трима пирати.', 'Без трик на моста преминаването носи половин монета.'],
      easier: ['Пиратите ходят странично като раци.'],
      scoring: 'Всяко преминаване с топка е монета; екипажът брои общо.',
      question: 'Кой беше най-добрият миг за тръгване?',
      fault: 'Всички тичат право срещу пирата и се надяват.',
    },
  },
}
