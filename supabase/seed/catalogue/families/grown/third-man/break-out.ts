/** Out of a three-against-one square towards a goal. */
import { createSketch } from '../../../create-sketch'
import { addBench, createScale, moveAll, playInto, type Exercise } from '../kit'
import { fullSize, youthSize } from './sizes'

export const breakOut: Exercise = {
  key: 'break-out',
  sizes: [youthSize, fullSize],
  intensity: 'high',
  draw({ area }) {
    const at = createScale({ area })
    const drawing = createSketch(area)
    drawing.corners('marker', at(0.04, 0.3), at(0.36, 0.7))
    drawing.goal('youth', at(1, 0.5), 180)
    drawing.keeper('b', at(0.965, 0.5))
    const left = drawing.player('a', at(0.06, 0.34))
    const right = drawing.player('a', at(0.06, 0.66))
    const tip = drawing.player('a', at(0.34, 0.46))
    const hunter = drawing.player('b', at(0.18, 0.5))
    const guard = drawing.player('b', at(0.68, 0.5))
    drawing.row('a', 2, at(0.04, 0.08), at(0.12, 0.08))
    const ball = drawing.ball(left)
    addBench(drawing, 5)
    drawing.together(() => {
      drawing.run(hunter, at(0.12, 0.58))
      drawing.pass(ball, right)
    })
    playInto(drawing, ball, tip, at(0.3, 0.62), [[hunter, at(0.16, 0.62)]])
    drawing.together(() => {
      drawing.run(left, at(0.42, 0.28), at(0.52, 0.28))
      drawing.run(hunter, at(0.28, 0.52))
      drawing.pass(ball, at(0.52, 0.28), { for: left })
    })
    moveAll(
      drawing,
      [left, at(0.62, 0.32)],
      [tip, at(0.6, 0.66)],
      [guard, at(0.68, 0.4)],
      [hunter, at(0.5, 0.42)],
    )
    playInto(drawing, ball, tip, at(0.76, 0.62), [[guard, at(0.74, 0.5)]])
    drawing.shot(ball, [area[0], area[1] / 2 + 1.9])
    return drawing
  },
  words: {
    en: {
      title: 'Break out of the square to goal',
      aim: 'Keep the ball in a tight triangle until the door opens, then attack a goal at speed with the third player running first.',
      setup:
        'On {l} × {w} m a marked square at one end and a 5 m goal with keeper at the other. Three attackers and a hunter in the square, a defender on the way to goal. Two attackers rest beside the square and start the next ball.',
      rules: [
        'At least three passes inside the square against the hunter.',
        'After that any side may be left: by a pass to a team-mate who runs out, not by dribbling.',
        'The whole triangle follows and attacks the goal against the one defender.',
        'The hunter may chase; the attack ends with a shot, a save or after eight seconds.',
        'Two attackers change with those at rest; the hunter is the next defender.',
      ],
      points: [
        'The third player sees the exit first: whoever is not in the passing lane runs.',
        'Draw the hunter to one side, leave on the other.',
        'Outside the square: width at once, then commit the defender.',
        'Pass in front of the runner, so that the speed is kept.',
      ],
      harder: ['The defender may stand on the edge of the square and close one side.'],
      easier: ['The hunter stays in the square after the exit.'],
      scoring:
        'Goal two points, goal by the player who ran out first three. Ball won in the square: one for the hunter.',
      question: 'What told the runner that the pass out would come now?',
      fault: 'All three watch the ball, and the exit pass finds nobody in motion.',
    },
    de: {
      title: 'Ausbruch aus dem Quadrat',
      aim: 'Den Ball im engen Dreieck halten, bis sich die Tür öffnet, dann im Tempo auf das Tor, der Dritte läuft zuerst.',
      setup:
        'Auf {l} × {w} m an einem Ende ein markiertes Quadrat, am anderen ein Jugendtor (5 m) mit Torwart. Im Quadrat drei Angreifer und ein Jäger, auf dem Weg zum Tor ein Verteidiger. Zwei Angreifer pausieren neben dem Quadrat und bringen den nächsten Ball.',
      rules: [
        'Mindestens drei Pässe im Quadrat gegen den Jäger.',
        'Dann ist jede Seite offen: per Pass auf einen, der hinausläuft, nicht per Dribbling.',
        'Das ganze Dreieck rückt nach und greift gegen den einen Verteidiger an.',
        'Der Jäger darf verfolgen; Schluss nach Abschluss, Parade oder acht Sekunden.',
        'Zwei Angreifer wechseln mit den Pausierenden; der Jäger wird nächster Verteidiger.',
      ],
      points: [
        'Der Dritte sieht den Ausgang zuerst: Wer nicht im Passweg steht, läuft.',
        'Den Jäger auf eine Seite locken, auf der anderen hinaus.',
        'Draußen sofort breit werden, dann den Verteidiger binden.',
        'In den Lauf passen, damit das Tempo bleibt.',
      ],
      harder: ['Der Verteidiger darf am Rand des Quadrats eine Seite schließen.'],
      easier: ['Der Jäger bleibt nach dem Ausbruch im Quadrat.'],
      scoring:
        'Tor zwei Punkte, Tor des zuerst Gestarteten drei. Ballgewinn im Quadrat: einer für den Jäger.',
      question: 'Woran hat der Läufer gemerkt, dass der Pass jetzt kommt?',
      fault: 'Alle drei schauen auf den Ball, der Pass nach draußen findet keinen in Bewegung.',
    },
    bg: {
      title: 'Пробив от квадрата към вратата',
      aim: 'Пазене на топката в тесен триъгълник, докато вратата се отвори, после бърза атака, в която първи тича третият.',
      setup:
        'На {l} × {w} м в единия край е очертан квадрат, в другия има юношеска врата (5 м) с вратар. В квадрата трима нападатели и преследвач, по пътя към вратата – защитник. Двама нападатели почиват до квадрата и вкарват следващата топка.',
      rules: [
        'Поне три паса в квадрата срещу преследвача.',
        'После всяка страна е отворена: с пас към тичащ навън, не с водене.',
        'Целият триъгълник тръгва и атакува срещу единствения защитник.',
        'Преследвачът може да гони; край след удар, спасяване или осем секунди.',
        'Двама нападатели се сменят с почиващите; преследвачът става защитник.',
      ],
      points: [
        'Третият вижда изхода пръв: който не е на линията на паса, тича.',
        'Привлечи преследвача на едната страна, излез от другата.',
        'Навън веднага в ширина, после привлечи защитника.',
        'Подавай пред тичащия, за да не губи скорост.',
      ],
      harder: ['Защитникът може да застане до квадрата и да затвори една страна.'],
      easier: ['Преследвачът остава в квадрата след изхода.'],
      scoring:
        'Гол – две точки, гол на излезлия пръв – три. Отнемане в квадрата – точка за преследвача.',
      question: 'По какво тичащият разбра, че пасът идва сега?',
      fault: 'И тримата гледат топката и пасът навън не намира никого в движение.',
    },
  },
}
