/** Of the screen and of the paper alike, where no stylesheet of the page is. Half a millimetre a module scans from afar. */
export const sheetStyle = `
.command-sheet { color: #000; background: #fff; padding: 4mm; font-family: sans-serif; }
.command-sheet h2 { font-size: 5mm; margin: 4mm 0; }
.command-sheet ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(60mm, 1fr)); gap: 6mm; margin: 0; padding: 0; list-style: none; }
.command-sheet li { display: flex; flex-direction: column; align-items: center; gap: 2mm; padding: 4mm; border: 0.3mm solid #000; break-inside: avoid; }
.command-sheet strong { font-size: 6mm; }
.command-sheet svg { width: 100%; max-width: 72mm; height: 18mm; }
.command-sheet code { font-size: 4mm; }
`;
