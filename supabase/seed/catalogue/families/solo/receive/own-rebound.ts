/** Rebounder as partner: receive one's own rebound and take on. */
import { moveAll, type Exercise } from '../../grown/kit'
import { createGround, createSizes } from '../ground'

export const ownRebound: Exercise = {
  key: 'own-rebound',
  sizes: createSizes([[16, 14], [9, 12], 2, [8, 45, 45]], [[20, 16], [13, 99], 3, [8, 60, 45]]),
  intensity: 'high',
  draw({ area }) {
    const { drawing, at } = createGround(area)
    drawing.gear('rebounder', at(0.3, 0.02), { rotation: 90 })
    drawing.goal('mini', at(1, 0.25), 180)
    drawing.goal('mini', at(1, 0.75), 180)
    const attacker = drawing.player('a', at(0.24, 0.56))
    const defender = drawing.player('b', at(0.74, 0.5))
    drawing.ball(drawing.player('a', at(0, 0.56)))
    drawing.ball(drawing.player('a', at(0, 0.82)))
    drawing.player('b', at(1.06, 0.5))
    const ball = drawing.ball(attacker)
    drawing.pass(ball, at(0.3, 0.06))
    drawing.together(() => {
      drawing.run(attacker, at(0.4, 0.46))
      drawing.run(defender, at(0.62, 0.48))
      drawing.pass(ball, at(0.4, 0.46), { for: attacker })
    })
    moveAll(
      drawing,
      [attacker, at(0.5, 0.36), at(0.62, 0.24), at(0.8, 0.26)],
      [defender, at(0.6, 0.44), at(0.68, 0.38)],
    )
    drawing.pass(ball, at(1, 0.25))
    return drawing
  },
  words: {
    en: {
      title: 'Own rebound, own duel',
      aim: 'Take a ball that comes back fast from the side into the run and attack the defender in one flow.',
      setup:
        'Field of {l} × {w} m with a rebounder (or a bench on its side) on one long side and two mini goals at the end. Three attackers with a ball each, one defender in the field, the next between the goals.',
      rules: [
        'Pass against the rebounder, run on and take the ball in your stride.',
        'The defender may come as soon as the ball has touched the rebounder.',
        'Beat the defender and score in either goal.',
        'A bad rebound is yours: chase it and play on.',
        'The next attacker starts at once after the finish; the defenders change every three duels.',
      ],
      points: [
        'Pass at an angle so that the ball comes back in front of you.',
        'Look at the defender while the ball runs to the rebounder.',
        'Take it with the foot further from the defender.',
        'No stop between touch and feint.',
      ],
      harder: ['First-time: the rebound has to be played past the defender with one touch.'],
      easier: ['The defender starts from the far line.'],
      scoring: 'Goal without standing still: two points, with a stop: one.',
      question: 'How did the angle of your pass decide where you could attack?',
      fault: 'The pass is hit straight at the rebounder, the ball comes back behind the run.',
    },
    de: {
      title: 'Prallwand, Mitnahme, Duell',
      aim: 'Einen schnellen Ball von der Seite in den Lauf mitnehmen und den Verteidiger in einem Zug angreifen.',
      setup:
        'Feld von {l} × {w} m mit Prallwand (oder umgelegter Bank) an einer Längsseite und zwei Minitoren am Ende. Drei Angreifer mit je einem Ball, ein Verteidiger im Feld, der nächste zwischen den Toren.',
      rules: [
        'Gegen die Prallwand passen, weiterlaufen und den Ball in den Lauf mitnehmen.',
        'Der Verteidiger darf kommen, sobald der Ball die Wand berührt.',
        'Am Verteidiger vorbei auf eines der Tore.',
        'Auch ein missratener Abpraller wird ausgespielt.',
        'Der nächste Angreifer startet gleich nach dem Abschluss; die Verteidiger wechseln nach drei Duellen.',
      ],
      points: [
        'Schräg passen, damit der Ball vor den Lauf zurückkommt.',
        'Zum Gegner schauen, während der Ball zur Wand läuft.',
        'Mit dem gegnerfernen Fuß mitnehmen.',
        'Kein Halt zwischen Mitnahme und Finte.',
      ],
      harder: ['Direkt: Der Abpraller wird mit einem Kontakt am Verteidiger vorbeigelegt.'],
      easier: ['Der Verteidiger startet von der hinteren Linie.'],
      scoring: 'Tor ohne Stillstand: zwei Punkte, mit Stopp: einer.',
      question: 'Wie hat der Winkel deines Passes bestimmt, wo du angreifen konntest?',
      fault: 'Der Pass geht gerade auf die Wand, der Ball kommt in den Rücken.',
    },
    bg: {
      title: 'Стена, овладяване, дуел',
      aim: 'Поемане в движение на бързо отскочила отстрани топка и атака срещу защитника без спиране.',
      setup:
        'Поле {l} × {w} м с отскачаща стена (или обърната пейка) на дългата страна и две малки врати в края. Трима нападатели с по една топка, един защитник в полето, следващият – между вратите.',
      rules: [
        'Пас в стената, продължаване на бягането и поемане в крачка.',
        'Защитникът тръгва, щом топката докосне стената.',
        'Покрай защитника и гол в една от вратите.',
        'И неточният отскок се доиграва.',
        'Следващият тръгва веднага след завършека; защитниците се сменят на три дуела.',
      ],
      points: [
        'Подай под ъгъл, за да се върне топката пред теб.',
        'Гледай защитника, докато топката пътува към стената.',
        'Поеми с крака, който е далеч от защитника.',
        'Без спиране между поемането и финта.',
      ],
      harder: ['От първо: отскокът се праща покрай защитника с едно докосване.'],
      easier: ['Защитникът тръгва от далечната линия.'],
      scoring: 'Гол без спиране – две точки, със спиране – една.',
      question: 'Как ъгълът на паса определи откъде можеше да атакуваш?',
      fault: 'Пасът е право в стената и топката се връща зад гърба.',
    },
  },
}
