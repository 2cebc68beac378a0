export type ReportOfStory = { by: string; title: string; text: string }

export const demoReports: readonly ReportOfStory[] = [
  {
    by: 'peru',
    title: 'La educación inclusiva en tres regiones',
    text: `## Lo que vimos

Cusco, Puno y Lima evalúan con el mismo instrumento. Una escuela de Cusco cerró su tercera ronda y **avanzó en cada una**; otra, en Puno, sigue donde estaba.

## Lo que falta

- Las familias deciden poco: casi nadie las invita antes de escribir el plan.
- Los planes individuales existen, pero pocos se revisan durante el año.

## Lo que haremos

1. Visitar las escuelas que aún no empezaron.
2. Reunir dos veces al año a quienes coordinan las regiones.

| Región | Tarea | Hasta |
|---|---|---|
| Cusco | compartir los tableros de comunicación | marzo |
| Puno | acompañar a la escuela que no avanza | junio |
`,
  },
  {
    by: 'cusco',
    title: 'Un año de visitas en Cusco',
    text: `## En pocas palabras

Las escuelas muestran *más* de lo que cuentan: las fotos dicen lo que las respuestas callan.

- Una ronda espera revisión y otra espera su cierre.
- Los planes tienen acciones vencidas; conviene hablarlas antes de escribir nuevas.
`,
  },
  {
    by: 'india',
    title: 'Inclusion in two states: a first look',
    text: `## What we saw

One school has closed its base line and **opened the second**. Its goals went along: tactile signs, and a calendar for every learner who needs one.

## What comes next

- A second school in Tamil Nadu begins this term.
- Coordinators of both states meet to compare how they review.
`,
  },
]
